import { apiOwners, remoteFiles } from '@gvg/contracts/paths';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import type { Upstream } from '../proxy/upstream.ts';
import { EndpointTree } from './endpoint-tree.ts';
import type { EndpointMatch } from './endpoint-tree.ts';

/** The upstream of a request. */
export interface Route {
  kind: 'api' | 'remote' | 'page';
  upstream: Upstream;
  /** The contract of an API call; undefined for paths that no contract names. */
  match: EndpointMatch | undefined;
  /** Metric label: a path pattern, never a concrete path. */
  label: string;
}

export interface Upstreams {
  services: Readonly<Record<(typeof apiOwners)[keyof typeof apiOwners], Upstream>>;
  remotes: ReadonlyMap<string, Upstream>;
  shell: Upstream;
}

const remotesPrefix = '/remotes/';

/** Matches the longest known prefix of whole segments. */
function serviceOwning(path: string): keyof Upstreams['services'] | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const prefix = path.slice(0, end);
    if (Object.hasOwn(apiOwners, prefix)) return apiOwners[prefix as keyof typeof apiOwners];
  }
  return undefined;
}

/** The remote that serves `path`: a path in its folder, or a file that contracts assign to it. */
function remoteOwning(path: string): string | undefined {
  if (Object.hasOwn(remoteFiles, path)) return remoteFiles[path as keyof typeof remoteFiles];
  const end = path.startsWith(remotesPrefix) ? path.indexOf('/', remotesPrefix.length) : -1;
  return end === -1 ? undefined : path.slice(remotesPrefix.length, end);
}

/**
 * Routes by path alone: `/v1/…` to the service that contracts name, `/remotes/<name>/…` and the files that contracts assign to a remote to
 * that remote's server, everything else to the shell's server.
 */
export function createRouteTable({ services, remotes, shell }: Upstreams): (method: string, path: string) => Route | undefined {
  const tree = new EndpointTree(publicEndpoints);
  const page: Route = { kind: 'page', upstream: shell, match: undefined, label: 'page' };

  return (method, path) => {
    if (path.startsWith('/v1/') || path === '/v1') {
      const owner = serviceOwning(path);
      if (owner === undefined) return undefined;
      const match = tree.find(method, path);
      return { kind: 'api', upstream: services[owner], match, label: match?.endpoint.path ?? `${owner}, unknown` };
    }
    const remoteName = remoteOwning(path);
    if (remoteName === undefined && !path.startsWith(remotesPrefix)) return page;
    const remote = remoteName === undefined ? undefined : remotes.get(remoteName);
    return remote && { kind: 'remote', upstream: remote, match: undefined, label: `${remotesPrefix}${remote.name}` };
  };
}
