/** Staff lists with saved views. */
export const viewAreas = ['products', 'orders', 'users', 'quotes', 'ratings', 'audit'] as const;
export type ViewArea = (typeof viewAreas)[number];

/** Maximum number of views per person and list. */
export const viewLimit = 50;

/** Filters that a view stores, named as in the list's URL. Search words for persons are never stored. */
export const viewFilters: Readonly<Record<ViewArea, readonly string[]>> = {
  products: ['state', 'search', 'category', 'producer', 'stock'],
  orders: ['status', 'country', 'service', 'payment', 'assignee', 'from', 'to'],
  users: ['role', 'blocked'],
  quotes: ['status'],
  ratings: ['stars', 'hidden', 'product', 'user'],
  audit: ['actor', 'type', 'action', 'from', 'to'],
};
