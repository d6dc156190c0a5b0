/** Filter drawer and search suggestions, rendered by the shell. */
export const drawer = {
  categories: 'Categories',
  producers: 'Brands',
  viewMore: 'View more',
  hide: 'Hide',
  search: 'Search now',
};

export const suggestions = {
  label: 'Product suggestions',
  count: '{{count}} suggestions',
  none: 'Nothing matches yet. Press Enter to search further.',
};
