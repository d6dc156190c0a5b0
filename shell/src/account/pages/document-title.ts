import type { ShellPath } from '../../page/shell-paths.ts';

const titleKeys = {
  '/auth': 'login',
  '/auth/verify': 'verifyTitle',
  '/auth/reset-password': 'resetTitle',
} as const satisfies Record<ShellPath, string>;

/** Returns the document title of one of the shell's pages; `t` is for the account texts. */
export const documentTitle = (path: ShellPath, t: (key: (typeof titleKeys)[ShellPath]) => string) =>
  `${t(titleKeys[path])} | Goods Viet Goods`;
