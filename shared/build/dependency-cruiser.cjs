/** Imports have one direction: contracts → kits → services or remotes. Each rule's comment states its purpose. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular-imports',
      comment: 'Modules of a cycle cannot be understood, tested or loaded separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-service-to-service',
      comment: 'Services interact only through events and HTTP contracts, so that each can be deployed separately.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    },
    {
      name: 'no-service-to-page',
      comment: 'A service does not depend on its clients; shared knowledge of pages belongs to the contracts.',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(shell|mf-[^/]+)/' },
    },
    {
      name: 'no-remote-to-remote',
      comment: 'Remotes are deployed separately; code that two of them use belongs to shared/ or to the shell’s API.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(mf-[^/]+|shell|services)/', pathNot: '^$1/' },
    },
    {
      name: 'no-shell-to-remote',
      comment: 'The shell discovers remotes at run time, from the registry; an import would couple their releases.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|services)/' },
    },
    {
      name: 'no-shared-to-application',
      comment: 'Shared packages must not depend on applications.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(services|shell|mf-[^/]+)/' },
    },
    {
      name: 'contracts-import-only-zod',
      comment:
        'Contracts are loaded on both sides of every boundary, including browsers: zod is their only dependency.',
      severity: 'error',
      from: { path: '^shared/contracts/', pathNot: '[.]spec[.]ts$' },
      to: { pathNot: ['^shared/contracts/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'internal-endpoints-only-for-services',
      comment:
        'The gateway does not route internal endpoints: only the services, which share a secret, what their kit calls for several of them, and the tools that fill the shop can call them. A release says of them what it provides.',
      severity: 'error',
      from: {
        pathNot: [
          '^services/(?!gateway/)',
          '^shared/contracts/',
          '^shared/service-kit/src/(http/user-names[.]ts$|security/picture-claims[.]ts$|testing/)',
          '^infra/seed/',
          '^infra/release/src/contract/',
        ],
      },
      to: { path: '^shared/contracts/src/([^/]+/http/internal-|(generated/)?internal-endpoints[.]ts$)' },
    },
    {
      name: 'no-contract-of-a-remote-to-a-service',
      comment:
        'A contract of pages states paths and layouts for browsers; endpoints and events belong to services, whose schemas must not reach a page.',
      severity: 'error',
      from: { path: '^shared/contracts/src/(mf-[^/]+|shell)/' },
      to: { path: '^shared/contracts/src/[^/]+/(http/|events[.]ts)' },
    },
    {
      name: 'no-schemas-on-the-first-page-of-staff',
      comment:
        'Schemas bring zod along, 20 KiB that the dashboard and tables do without: what they need besides types stands in terms, forms load schemas with their page.',
      severity: 'error',
      from: {
        path: '^(mf-admin/src/(area|table|components|features/dashboard)|shared/staff-ui)/',
        pathNot: '[.]spec[.]tsx?$',
      },
      to: {
        path: '^shared/contracts/src/([^/]+/http/|definitions/|values/primitives[.]ts)',
        pathNot: 'paging-limits[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'react-router-only-in-shared-router',
      comment:
        'Two copies of the router have two histories: only shared/router, which is a federation singleton, imports it.',
      severity: 'error',
      from: { pathNot: '^shared/router/' },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'i18next-only-in-shared-i18n',
      comment: 'One i18next instance per page: only shared/i18n imports it.',
      severity: 'error',
      from: { pathNot: '^shared/i18n/' },
      to: { path: 'node_modules/(react-)?i18next/' },
    },
    {
      name: 'react-query-only-in-shared-query',
      comment:
        'Two copies of the library have two contexts and two caches: only shared/query, which is a federation singleton, imports it.',
      severity: 'error',
      from: { pathNot: '^shared/query/' },
      to: { path: 'node_modules/@tanstack/(react-query|query-)' },
    },
    {
      name: 'mui-only-in-shared-ui',
      comment: 'MUI and emotion are loaded once, through shared/ui; a second copy would change the styles of the page.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared/(?!ui/))' },
      to: { path: 'node_modules/(@mui|@emotion)/' },
    },
    {
      name: 'runtime-knows-no-product',
      comment: 'browser-kit runs any page, ui draws any; what customers and staff see of the shop is built on them.',
      severity: 'error',
      from: { path: '^shared/(ui|browser-kit|query|router|i18n)/' },
      to: { path: '^shared/(customer|staff)-ui/' },
    },
    {
      name: 'no-server-code-in-browser',
      comment: 'A browser bundle that imports a server kit leaks configuration and grows by megabytes.',
      severity: 'error',
      from: {
        path: '^((shell|mf-[^/]+)/src|shared/(ui|browser-kit|customer-ui|staff-ui|router|i18n|query))/',
        pathNot: '[.]spec[.]tsx?$',
      },
      to: { path: '^shared/(service-kit|remote-server|messaging|testing|api-description)/' },
    },
    {
      name: 'no-testing-in-production-code',
      comment: 'Test helpers contain keys that must never be trusted outside tests.',
      severity: 'error',
      from: {
        path: '^(services|shell|mf-[^/]+|shared)/',
        pathNot: ['[.]spec[.]tsx?$', '^shared/testing/', '/e2e/', '/contract/', '[.]fixtures[.]tsx?$', '/testing/'],
      },
      to: { path: '^shared/testing/' },
    },
    {
      name: 'no-unresolved',
      comment: 'An unresolved import fails in a clean clone. (@turbo/gen is a command; it exports types alone.)',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@turbo/gen$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((shell|mf-[^/]+|(services|shared|infra)/[^/]+)/dist|[.]data|node_modules/[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
