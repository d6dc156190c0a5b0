import type { standInTexts as vietnamese } from './vi.ts';

export const standInTexts: typeof vietnamese = {
  title: '{{remote}} alone',
  recorded: 'Responses recorded in the pacts',
  live: 'API of {{address}}',
  pages: 'Pages of {{remote}}',
  person: 'Visitor',
  people: { guest: 'Guest', customer: 'Customer', staff: 'Staff', administrator: 'System administrator' },
  given: 'State of the data',
  firstGiven: 'First response that fits',
  widgets: {
    'chat-panel': 'Open the chat',
    'notification-panel': 'Open notifications',
    'filter-drawer': 'Open the filter',
    'search-suggestions': 'Open search',
  },
  signIn: 'Sign in',
  signOut: 'Sign out',
};
