/** What stands on every page, and words of lists and dialogs. */
export const area = {
  messages: 'Messages',
  unreadRooms: '{{count}} unread conversations',
  unreadRooms_one: 'one unread conversation',
  notifications: 'Notifications',
  unread: '{{count}} unread',
  profile: 'My account',
  toShop: 'To the shop',
  signOut: 'Sign out',
  keep: 'Leave as it is',
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Could not copy, please select and copy by hand',
};

export const list = {
  all: 'All',
  loading: 'Loading the list',
  offline: 'No connection. Check the network and try again.',
  outdated: 'This is as of {{time}}; it could not be loaded anew.',
  reload: 'Reload',
  pages: 'Pages of the list',
  shown: '{{from}}–{{to}} of {{total}}',
  previous: 'Previous page',
  next: 'Next page',
  clear: 'Clear filters',
};
