/** Everything that the site consists of besides its backing services. A new service or remote is one entry here. */

export type SiteAddresses = {
  /** Address of a process of the site, by name. */
  url(name: string): string;
  /** Address of its internal listener, which the gateway does not route to. */
  internalUrl(name: string): string;
  publicOrigin: string;
  /** Folder that persists between starts. */
  dataFolder: string;
  /** The registry file of the remotes, watched by the shell's server. */
  registryFile: string;
  /** Folder of a remote's releases, with one subfolder per version. */
  releasesFolder(remote: string): string;
};

export type SiteEntry = {
  name: string;
  folder: string;
  /** Environment variables beyond those that every process gets. */
  environment(addresses: SiteAddresses): Record<string, string>;
};

/** Run from source: `node src/main.ts`. */
export const services: readonly SiteEntry[] = [
  { name: 'identity', folder: 'services/identity', environment: () => ({ DATABASE_NAME: 'gvg_identity' }) },
  { name: 'catalogue', folder: 'services/catalogue', environment: () => ({ DATABASE_NAME: 'gvg_catalogue' }) },
  { name: 'upload', folder: 'services/upload', environment: (addresses) => ({ DATABASE_NAME: 'gvg_upload', STORAGE_FOLDER: `${addresses.dataFolder}/pictures` }) },
  {
    name: 'gateway',
    folder: 'services/gateway',
    environment: (addresses) => ({
      TRUST_PROXY_HOPS: '0',
      IDENTITY_URL: addresses.url('identity'),
      CATALOGUE_URL: addresses.url('catalogue'),
      UPLOAD_URL: addresses.url('upload'),
      SHELL_URL: addresses.url('shell'),
      REMOTES: JSON.stringify(Object.fromEntries(remotes.map(({ name }) => [name, addresses.url(name)]))),
    }),
  },
];

/** Built by webpack, started with `node dist/server/main.js`, deployed through the registry. */
export const remotes: readonly SiteEntry[] = [
  {
    name: 'mf-storefront',
    folder: 'mf-storefront',
    environment: (addresses) => ({ API_URL: addresses.internalUrl('gateway'), RELEASES_FOLDER: addresses.releasesFolder('mf-storefront') }),
  },
];

/** Built like a remote; it reads the registry. */
export const shell: SiteEntry = {
  name: 'shell',
  folder: 'shell',
  environment: (addresses) => ({ API_URL: addresses.internalUrl('gateway'), REGISTRY_FILE: addresses.registryFile }),
};

/** The process that serves the public origin. */
export const publicEntry = 'gateway';

/** Commands that work on the running site; they get its backing services' addresses and `API_URL`. */
export const tools = {
  init: 'infra/seed/src/init-cli.ts',
  seed: 'infra/seed/src/seed-cli.ts',
  events: 'shared/messaging/src/dead-letters-cli.ts',
};
