import { isDevelopment } from './base.mjs';

/**
 * What the shell provides once for the whole page. Thin packages that re-export the names in use: sharing whole libraries, or by prefix, costs more
 * requests and more bytes than everything else together.
 */
export const singletons = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@gvg/ui', '@gvg/router', '@gvg/i18n', '@gvg/browser-kit'];

/** One runtime for hot modules of the shell and all remotes, there before React is: the second one to come would know of no page. */
const development = isDevelopment ? { 'react-refresh/runtime': { singleton: true, eager: true } } : {};

/** The shell brings them, not eagerly; all of it lands in one vendor chunk. */
export const provided = { ...Object.fromEntries(singletons.map((name) => [name, { singleton: true }])), ...development };

/** A remote never carries a copy of its own. */
export const consumed = { ...Object.fromEntries(singletons.map((name) => [name, { singleton: true, import: false }])), ...development };
