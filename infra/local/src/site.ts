import { repository } from './state/paths.ts';
import { instanceNames, memoryOptions, readWorkspaces } from './workspaces.ts';
import type { Workspace } from './workspaces.ts';

export type SiteAddresses = {
  /** Address of a process of the site, by name. */
  url(name: string): string;
  /** Address of its internal listener, which the gateway does not route to. */
  internalUrl(name: string): string;
  /** A port of its own of a demo, by environment variable. */
  port(name: string, variable: string): number;
  publicOrigin: string;
  /** Folder that persists between starts. */
  dataFolder: string;
  /** The registry file of the remotes, watched by the shell's server. */
  registryFile: string;
  /** Folder of a remote's releases, with one subfolder per version. */
  releasesFolder(remote: string): string;
};

/** One process of the site. */
export type SiteEntry = {
  /** Of the workspace; numbered for each further process of it. */
  name: string;
  /** Name of the workspace: what is released alone. */
  part: string;
  type: Workspace['type'];
  folder: string;
  packageName: string;
  /** Ports of its own by environment variable, with the preferred number; only demos have some. */
  ports: Readonly<Record<string, number>>;
  /** Environment variables of its own that hold a secret of the site. */
  secrets: readonly string[];
  /** Options for Node: the ceilings of its memory. */
  nodeOptions: readonly string[];
  /** Environment variables beyond those that every process gets. */
  environment(addresses: SiteAddresses): Record<string, string>;
};

export type Site = {
  /** Run from source: `node src/main.ts`; the gateway is one of them. */
  services: readonly SiteEntry[];
  /** Run from source beside the site, in the place of what is outside of it: a mail server, a provider of accounts. */
  demos: readonly SiteEntry[];
  /** Built by webpack, started with `node dist/server/main.js`, deployed through the registry. */
  remotes: readonly SiteEntry[];
  /** Built like a remote; it reads the registry. */
  shell: SiteEntry;
  /** Name of the process that serves the public origin. */
  publicEntry: string;
};

/** Everything that the site consists of besides its backing services. */
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

/** Browsers reach a demo without the gateway. */
export const demoEnvironment = { TRUST_PROXY_HOPS: '0' };

/** The ports of a demo except that of its page, which every process has. */
export function ownPorts(ports: Workspace['ports'], portOf: (variable: string) => number): Record<string, string> {
  return Object.fromEntries(
    Object.keys(ports)
      .filter((variable) => variable !== 'PORT')
      .map((variable) => [variable, String(portOf(variable))]),
  );
}

/** Where a demo is reached. */
export type DemoAddress = { host: string; origin: string; port(variable: string): number };

/** The variables that demos set for a process. */
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

/** Which services authenticate to each other with. */
const internalSecret = 'INTERNAL_SECRET';

/** Names of all secrets of a site, each once. */
export const secretNames = (of: readonly { secrets: readonly string[] }[]): string[] => [
  ...new Set([internalSecret, ...of.flatMap(({ secrets }) => secrets)]),
];

export const databaseName = (service: string): string => `gvg_${service}`;

/** All that the gateway routes to, as its UPSTREAMS: addresses by name. */
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

/** The site of this repository. */
export const site = siteOf(readWorkspaces(repository));
export const { services, demos, remotes, shell, publicEntry } = site;
/** What is built before it runs. */
export const frontends: readonly SiteEntry[] = [...remotes, shell];

/** Commands that work on the running site; they get its backing services' addresses and `API_URL`. */
export const tools = {
  init: 'infra/seed/src/init-cli.ts',
  seed: 'infra/seed/src/seed-cli.ts',
  events: 'shared/messaging/src/dead-letters/dead-letters-cli.ts',
  attack: 'infra/attack/src/main.ts',
};
