import type { SourceContext } from './source.ts';

/** Source context with all writable paths in `folder`. */
export const sourceContext = (folder: string, environment: SourceContext['environment'] = {}): SourceContext => ({
  environment,
  dataFolder: folder,
  cacheFolder: folder,
  strictDocuments: false,
  passwords: { documents: 'documents-password', events: 'events-password', cache: 'cache-password' },
  onProgress: () => {},
  signal: new AbortController().signal,
  debianRoot: () => Promise.reject(new Error('not needed here')),
});
