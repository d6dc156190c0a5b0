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
  category: 'Category',
  producer: 'Brand',
  all_one: 'Show {{formatted}} result',
  all_other: 'Show all {{formatted}} results',
  none: 'Nothing matches yet. Press Enter to search further.',
};
