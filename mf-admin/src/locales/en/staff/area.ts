/** Texts of every page, lists and dialogs. */
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
  undo: 'Undo',
  systemPage: 'This page is for SYSTEM_ADMIN alone',
  systemPageText: 'Your role does not open it. Ask a SYSTEM_ADMIN if you need something from it.',
  toDashboard: 'To the dashboard',
  formerStaff: 'somebody who has left',
  systemOnly: 'Only a system administrator can change this.',
  removeNamed: 'Remove {{name}}',
  editNamed: 'Edit {{name}}',
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Could not copy, please select and copy by hand',
};

/** Codes from a scanner or the camera. */
export const scan = {
  open: 'Scan a code with the camera',
  title: 'Scan a code',
  picture: 'What the camera sees',
  hint: 'Hold an order, tracking or product code in front of the camera.',
  refused: 'The camera could not be opened. Allow the browser to use it, or type the code into a search field.',
  notLoaded:
    'The code reader could not be loaded. Check the network and open this again, or type the code into a search field.',
  unknown: 'No order, parcel or product has the code {{code}}.',
  changed:
    'No order, parcel or product has the code {{code}}. The Vietnamese keyboard may have changed it: turn it off (mode E) and scan again.',
};

export const list = {
  choose: 'Choose {{name}}',
  chooseAll: 'Choose all on this page',
  changed: 'has just been changed by somebody else',
  all: 'All',
  loading: 'Loading the list',
  offline: 'No connection. Check the network and try again.',
  outdated: 'This is as of {{time}}; it could not be loaded anew.',
  reload: 'Reload',
  pages: 'Pages of the list',
  shown: '{{from}}–{{to}} of {{total}}',
  orMore: '{{total}}+',
  previous: 'Previous page',
  next: 'Next page',
  clear: 'Clear filters',
  showAll: 'Show all',
  showLess: 'Show less',
  filters: 'Filters',
  filtersChosen: 'Filters ({{amount}})',
  removeFilter: 'Remove the filter: {{filter}}',
};

/** Forms of records that several users may change. */
export const form = {
  discard: 'Discard',
  bar: 'Unsaved changes',
  unsaved: '{{count}} unsaved fields',
  unsaved_one: 'one unsaved field',
  save: 'Save',
  unsavedRate: 'Changed, not saved',
  saved: 'Saved.',
  conflict: 'Somebody else has changed this, too',
  conflictText:
    'You have both changed the fields below. Choose for each what is to be saved; everything else is merged.',
  theirs: 'Saved by somebody else',
  mine: 'Yours',
  saveChoice: 'Save',
  back: 'Back to the form',
};
