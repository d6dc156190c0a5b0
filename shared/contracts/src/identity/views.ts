/** Lists of staff that have views. */
export const viewAreas = ['products', 'orders', 'users', 'quotes', 'ratings', 'audit'] as const;
export type ViewArea = (typeof viewAreas)[number];

/** How many views of a list one person can have. */
export const viewLimit = 50;

/** What of a list's filters a view keeps, as in the list's address. Words that look for a person are kept nowhere. */
export const viewFilters: Readonly<Record<ViewArea, readonly string[]>> = {
  products: ['state', 'search', 'category', 'producer', 'stock'],
  orders: ['status', 'country', 'service', 'payment', 'assignee', 'from', 'to'],
  users: ['role', 'blocked'],
  quotes: ['status'],
  ratings: ['stars', 'hidden', 'product', 'user'],
  audit: ['actor', 'type', 'action', 'from', 'to'],
};
