import { repository } from './state/paths.ts';
import { instanceNames, memoryOptions, readWorkspaces } from './workspaces.ts';
import type { Workspace } from './workspaces.ts';

export type SiteAddresses = {
  /** URL of a process of the site, by name. */
  url(name: string): string;
  /** URL of its internal listener, to which the gateway does not route. */
  internalUrl(name: string): string;
  /** Additional port of a demo, by environment variable. */
  port(name: string, variable: string): number;
  publicOrigin: string;
  /** Folder that persists between starts. */
  dataFolder: string;
  /** The registry file of the remotes, watched by the shell's server. */
  registryFile: string;
  /** Folder of a remote's releases, with one subfolder per version. */
  releasesFolder(remote: string): string;
};

/** Process of the site. */
export type SiteEntry = {
  /** Name of the workspace, with a number for further processes. */
  name: string;
  /** Name of the workspace, which is the unit of release. */
  part: string;
  type: Workspace['type'];
  folder: string;
  packageName: string;
  /** Additional ports by environment variable, with the preferred number. Only demos have some. */
  ports: Readonly<Record<string, number>>;
  /** Environment variables that hold a secret of the site. */
  secrets: readonly string[];
  /** Node options with the memory limits. */
  nodeOptions: readonly string[];
  /** Environment variables in addition to the common ones. */
  environment(addresses: SiteAddresses): Record<string, string>;
};

export type Site = {
  /** Run from source: `node src/main.ts`. Includes the gateway. */
  services: readonly SiteEntry[];
  /** Run from source in addition to the site, as replacements of external systems: a mail server, an identity provider. */
  demos: readonly SiteEntry[];
  /** Built by webpack, started with `node dist/server/main.js`, deployed through the registry. */
  remotes: readonly SiteEntry[];
  /** Built like a remote. It reads the registry. */
  shell: SiteEntry;
  /** Name of the process that serves the public origin. */
  publicEntry: string;
};

/** All processes of the site except its backing services. */
export function siteOf(workspaces: readonly Workspace[]): Site {
  const entries = workspaces.flatMap((workspace) =>
    instanceNames(workspace).map((name) => ({ type: workspace.type, entry: entryOf(workspace, workspaces, name) })),
  );
  const ofType = (...types: Workspace['type'][]): SiteEntry[] =>
    entries.filter(({ type }) => types.includes(type)).map(({ entry }) => entry);
  const [shell] = ofType('shell');
  const [gateway] = ofType('gateway');
  if (shell === undefined || gateway === undefined) throw new Error('a site needs a shell and a gateway');
  return {
    services: ofType('service', 'gateway'),
    demos: ofType('demo'),
    remotes: ofType('remote'),
    shell,
    publicEntry: gateway.name,
  };
}

function entryOf(workspace: Workspace, all: readonly Workspace[], processName: string): SiteEntry {
  const { name, type, folder, packageName, memory, environment, secrets, volumes, ports } = workspace;
  return {
    name: processName,
    part: name,
    type,
    folder,
    packageName,
    ports,
    secrets,
    nodeOptions: memoryOptions(memory),
    environment: (addresses) => ({
      ...environmentByType(workspace, addresses, all),
      ...provided(name, all, (demo) => ({
        host: '127.0.0.1',
        origin: addresses.url(demo.name),
        port: (variable) => addresses.port(demo.name, variable),
      })),
      ...internalUrls(workspace, (service) => addresses.internalUrl(service)),
      ...Object.fromEntries(
        Object.entries(volumes).map(([variable, volume]) => [variable, `${addresses.dataFolder}/${volume}`]),
      ),
      ...environment,
    }),
  };
}

function environmentByType(
  { type, name, ports }: Workspace,
  addresses: SiteAddresses,
  all: readonly Workspace[],
): Record<string, string> {
  switch (type) {
    case 'service':
      return { DATABASE_NAME: databaseName(name) };
    case 'remote':
      return { API_URL: addresses.internalUrl(gatewayOf(all)), RELEASES_FOLDER: addresses.releasesFolder(name) };
    case 'shell':
      return {
        API_URL: addresses.internalUrl(gatewayOf(all)),
        REGISTRY_FILE: addresses.registryFile,
        EXPECTED_REMOTES: all.flatMap((each) => (each.type === 'remote' ? [each.name] : [])).join(','),
        RELEASES_FOLDER: addresses.releasesFolder(name),
      };
    case 'gateway':
      return {
        TRUST_PROXY_HOPS: '0',
        UPSTREAMS: JSON.stringify(upstreams(all, (upstream) => addresses.url(upstream))),
      };
    case 'demo':
      return { ...demoEnvironment, ...ownPorts(ports, (variable) => addresses.port(name, variable)) };
  }
}

/** Browsers reach a demo directly, without the gateway. */
export const demoEnvironment = { TRUST_PROXY_HOPS: '0' };

/** Ports of a demo except that of its page, which every process has. */
export function ownPorts(ports: Workspace['ports'], portOf: (variable: string) => number): Record<string, string> {
  return Object.fromEntries(
    Object.keys(ports)
      .filter((variable) => variable !== 'PORT')
      .map((variable) => [variable, String(portOf(variable))]),
  );
}

/** Addresses of a demo. */
export type DemoAddress = { host: string; origin: string; port(variable: string): number };

/** Variables that demos set for a process. */
export function provided(
  name: string,
  all: readonly Workspace[],
  addressOf: (demo: Workspace) => DemoAddress,
): Record<string, string> {
  const variables = all.flatMap((demo) =>
    Object.entries(demo.provides[name] ?? {}).map(([variable, template]) => [
      variable,
      fillTemplate(template, addressOf(demo)),
    ]),
  );
  return Object.fromEntries(variables) as Record<string, string>;
}

function fillTemplate(template: string, { host, origin, port }: DemoAddress): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) =>
    key === 'host' ? host : key === 'origin' ? origin : String(port(key)),
  );
}

/** Secret with which services authenticate to each other. */
const internalSecret = 'INTERNAL_SECRET';

/** Names of all secrets of a site, without duplicates. */
export const secretNames = (of: readonly { secrets: readonly string[] }[]): string[] => [
  ...new Set([internalSecret, ...of.flatMap(({ secrets }) => secrets)]),
];

export const databaseName = (service: string): string => `gvg_${service}`;

/** Targets of the gateway, as its UPSTREAMS: addresses by name. */
export function upstreams(workspaces: readonly Workspace[], url: (name: string) => string): Record<string, string[]> {
  return Object.fromEntries(
    workspaces
      .filter(({ type }) => type !== 'gateway' && type !== 'demo')
      .map((workspace) => [workspace.name, instanceNames(workspace).map(url)]),
  );
}

/** Addresses of the internal listeners that a workspace calls, by environment variable. */
export function internalUrls({ calls }: Workspace, url: (name: string) => string): Record<string, string> {
  return Object.fromEntries(
    calls.map((name) => [`${name.toUpperCase().replaceAll('-', '_')}_INTERNAL_URL`, url(name)]),
  );
}

const gatewayOf = (workspaces: readonly Workspace[]): string =>
  workspaces.find(({ type }) => type === 'gateway')?.name ?? '';

export const site = siteOf(readWorkspaces(repository));
export const { services, demos, remotes, shell, publicEntry } = site;
/** Entries that are built before they run. */
export const frontends: readonly SiteEntry[] = [...remotes, shell];

/** Commands that work on the running site, with the addresses of its backing services and `API_URL`. */
export const tools = {
  init: 'infra/seed/src/init-cli.ts',
  seed: 'infra/seed/src/seed-cli.ts',
  events: 'shared/messaging/src/dead-letters/dead-letters-cli.ts',
  attack: 'infra/attack/src/main.ts',
};
