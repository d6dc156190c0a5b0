import { remoteFiles } from '@gvg/contracts/paths';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import type { Upstream } from '../proxy/upstream.ts';
import { isAmbiguousPath } from './ambiguous-path.ts';
import { EndpointTree } from './endpoint-tree.ts';
import type { EndpointMatch } from './endpoint-tree.ts';
import type { Upstreams } from './upstreams.ts';

/** The upstream of a request. */
export interface Route {
  kind: 'api' | 'remote' | 'page' | 'realtime';
  upstream: Upstream;
  /** Contract of an API call; undefined for paths without a contract. */
  match: EndpointMatch | undefined;
  /** Metric label: a path pattern or the path of a file in the contracts, never another concrete path. */
  label: string;
}

const apiPrefix = '/v1';
/** Polling of the realtime nodes; their WebSockets are handled by the tunnels. */
const realtimePaths: ReadonlySet<string> = new Set([realtimePath, `${realtimePath}/`]);
const remotesPrefix = '/remotes/';
const remoteNamePattern = /^mf-/;

const isRemoteFile = (path: string): boolean => Object.hasOwn(remoteFiles, path);

/** Returns the remote that serves `path`: a path in its folder, or a file that contracts assign to it. */
function remoteOwning(path: string): string | undefined {
  if (isRemoteFile(path)) return remoteFiles[path as keyof typeof remoteFiles];
  const end = path.startsWith(remotesPrefix) ? path.indexOf('/', remotesPrefix.length) : -1;
  const name = end === -1 ? undefined : path.slice(remotesPrefix.length, end);
  return name !== undefined && remoteNamePattern.test(name) ? name : undefined;
}

/**
 * Routes by path: `/v1/…` to the service in the endpoints' contracts, `/socket.io/` to the realtime nodes, `/remotes/<name>/…` and the files that contracts
 * assign to a remote to that remote's server, everything else to the shell's server.
 */
export function createRouteTable(upstreams: Upstreams): (method: string, path: string) => Route | undefined {
  const tree = new EndpointTree(publicEndpoints);

  function apiRoute(method: string, path: string): Route | undefined {
    const { service, match } = tree.find(method, path);
    const upstream = service && upstreams.get(service);
    return upstream && { kind: 'api', upstream, match, label: match?.endpoint.path ?? `${upstream.name}, unknown` };
  }

  function realtimeRoute(path: string): Route | undefined {
    const upstream = upstreams.get('realtime');
    return upstream && realtimePaths.has(path)
      ? { kind: 'realtime', upstream, match: undefined, label: realtimePath }
      : undefined;
  }

  return (method, path) => {
    if (path === apiPrefix || path.startsWith(`${apiPrefix}/`)) return apiRoute(method, path);
    if (path.startsWith(realtimePath)) return realtimeRoute(path);
    const remoteName = remoteOwning(path);
    const isPage = remoteName === undefined && !path.startsWith(remotesPrefix);
    const upstream = upstreams.get(isPage ? 'shell' : (remoteName ?? ''));
    if (upstream === undefined || isAmbiguousPath(path)) return undefined;
    if (isPage) return { kind: 'page', upstream, match: undefined, label: 'page' };
    return {
      kind: 'remote',
      upstream,
      match: undefined,
      label: isRemoteFile(path) ? path : `${remotesPrefix}${upstream.name}`,
    };
  };
}
