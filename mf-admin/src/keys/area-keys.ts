import type { staffPages } from '@gvg/staff-ui';
import type { Locale } from '@gvg/contracts/values/locale';
import type { Shortcut } from '../form/use-shortcut.ts';

type StaffPageName = (typeof staffPages)[number]['name'];

/** Keys of every page of the area, as in `KeyboardEvent.key`. */
export const areaKeys = { search: '/', help: '?', page: 'g' } as const;

/** Key after `g`: a letter from the page's name in the menu, by language. */
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

/** Keys in lists while a row has the focus. Enter is handled by the link of the row. */
export const rowKeys = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  first: ['Home'],
  last: ['End'],
  choose: ['x', ' '],
  open: ['Enter'],
} as const;

/** Keys in the search. Enter with Ctrl or ⌘ opens a new tab. */
export const searchKeys = {
  next: ['ArrowDown'],
  previous: ['ArrowUp'],
  open: ['Enter'],
  nextGroup: ['Tab'],
  close: ['Escape'],
} as const;

/** Shortcuts of single pages, also active in fields. */
export const shortcuts = {
  save: { modifier: 'ctrl', letter: 's' },
  nextQuote: { modifier: 'alt', letter: 'n' },
} as const satisfies Record<string, Shortcut>;

const names: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

/** Label of a key. */
export const keyName = (key: string): string => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
