import type { staffPages } from '@gvg/staff-ui';
import type { Locale } from '@gvg/contracts/values/locale';
import type { Shortcut } from '../form/use-shortcut.ts';

type StaffPageName = (typeof staffPages)[number]['name'];

/** Keys of every page of the area, as `KeyboardEvent.key` names them. */
export const areaKeys = { search: '/', help: '?', page: 'g' } as const;

/** After `g`: a letter of the page's name in the menu, in each language. */
export const pageLetters: Readonly<Record<Locale, Readonly<Record<StaffPageName, string>>>> = {
  vi: {
    dashboard: 'r',
    templates: 'm',
    announcements: 'a',
    users: 'n',
    orders: 'd',
    quotes: 'b',
    buying: 'i',
    payments: 'k',
    messages: 't',
    products: 's',
    categories: 'h',
    producers: 'e',
    ratings: 'g',
    costs: 'o',
    mails: 'u',
    audit: 'y',
    settings: 'c',
  },
  en: {
    dashboard: 'd',
    templates: 'l',
    announcements: 'n',
    users: 'u',
    orders: 'o',
    quotes: 'q',
    buying: 'b',
    payments: 't',
    messages: 'm',
    products: 'p',
    categories: 'c',
    producers: 'r',
    ratings: 'g',
    costs: 'f',
    mails: 'i',
    audit: 'a',
    settings: 's',
  },
};

/** In lists, while a row has the focus; Enter opens it by itself. */
export const rowKeys = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  first: ['Home'],
  last: ['End'],
  choose: ['x', ' '],
  open: ['Enter'],
} as const;

/** In the search of everything, and Enter with Ctrl or ⌘ for a tab of its own. */
export const searchKeys = {
  next: ['ArrowDown'],
  previous: ['ArrowUp'],
  open: ['Enter'],
  nextGroup: ['Tab'],
  close: ['Escape'],
} as const;

/** Of single pages, also in their fields. */
export const shortcuts = {
  save: { modifier: 'ctrl', letter: 's' },
  nextQuote: { modifier: 'alt', letter: 'n' },
} as const satisfies Record<string, Shortcut>;

const names: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

/** As a key is written on it. */
export const keyName = (key: string): string => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
