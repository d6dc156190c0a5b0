import { isDevelopment } from './base.mjs';

/**
 * Modules that the shell provides once per page. Thin packages that re-export only the used names: sharing whole libraries, or by prefix, costs more
 * requests and more bytes than everything else together.
 */
export const singletons = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@gvg/ui', '@gvg/router', '@gvg/i18n', '@gvg/browser-kit'];

/** One react-refresh runtime for the shell and all remotes, loaded before React: a second one would not see the mounted roots. */
const development = isDevelopment ? { 'react-refresh/runtime': { singleton: true, eager: true } } : {};

/** Share configuration of the shell: loaded lazily, all in one vendor chunk. */
export const provided = { ...Object.fromEntries(singletons.map((name) => [name, { singleton: true }])), ...development };

/** Share configuration of remotes: without fallback copies. */
export const consumed = { ...Object.fromEntries(singletons.map((name) => [name, { singleton: true, import: false }])), ...development };
