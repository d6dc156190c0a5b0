/**
 * Modules that the shell provides once per page. Thin packages that re-export only the used names, because sharing whole libraries, or by
 * prefix, costs more requests and more bytes than everything else together.
 */
const startSingletons = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@gvg/ui',
  '@gvg/router',
  '@gvg/i18n',
  '@gvg/query',
  '@gvg/browser-kit',
  '@gvg/customer-ui',
];

/**
 * Singletons that the first page does not need. Each is in its own chunk, loaded with the first page that imports it. The pattern matches
 * the modules that no other chunk needs.
 */
export const laterSingletons = {
  '@gvg/browser-kit/forms': {
    chunk: 'later-forms',
    modules:
      /node_modules[\\/]react-hook-form[\\/]|shared[\\/](browser-kit[\\/]src[\\/]forms|contracts[\\/]src[\\/](definitions[\\/]validation|identity[\\/]password-rules))/,
  },
  '@gvg/browser-kit/lists': { chunk: 'later-lists', modules: /shared[\\/]browser-kit[\\/]src[\\/]lists/ },
};

export const singletons = [...startSingletons, ...Object.keys(laterSingletons)];
