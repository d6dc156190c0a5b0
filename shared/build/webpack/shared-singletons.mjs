import { isDevelopment } from './base.mjs';
import { singletons } from './singletons.ts';

/** One react-refresh runtime for the shell and all remotes, loaded before React, because a second one would not see the mounted roots. */
const development = isDevelopment ? { 'react-refresh/runtime': { singleton: true, eager: true } } : {};

/** Share configuration of the shell: loaded lazily, in the chunks of the page's start (shell.mjs). */
export const provided = {
  ...Object.fromEntries(singletons.map((name) => [name, { singleton: true }])),
  ...development,
};

/** Share configuration of remotes: without fallback copies. */
export const consumed = {
  ...Object.fromEntries(singletons.map((name) => [name, { singleton: true, import: false }])),
  ...development,
};
