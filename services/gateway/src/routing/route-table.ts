import { apiOwners } from '@gvg/contracts/paths';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import type { Upstream } from '../proxy/upstream.ts';
import { EndpointTree } from './endpoint-tree.ts';
import type { EndpointMatch } from './endpoint-tree.ts';

/** Where a request goes. */
export interface Route {
  kind: 'api' | 'remote' | 'page';
  upstream: Upstream;
  /** The contract of an API call; undefined for paths that no contract names. */
  match: EndpointMatch | undefined;
  /** For measurements: a pattern, never an address. */
  label: string;
}

export interface Upstreams {
  services: Readonly<Record<(typeof apiOwners)[keyof typeof apiOwners], Upstream>>;
  remotes: ReadonlyMap<string, Upstream>;
  shell: Upstream;
}

const remotesPrefix = '/remotes/';

/** The longest known prefix of whole segments. */
function ownerOfApi(path: string): keyof Upstreams['services'] | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const prefix = path.slice(0, end);
    if (Object.hasOwn(apiOwners, prefix)) return apiOwners[prefix as keyof typeof apiOwners];
  }
  return undefined;
}

/** Decides by the path alone: `/v1/…` to the service that contracts name, `/remotes/<name>/…` to that remote's server, all else to the shell's. */
export function createRouteTable({ services, remotes, shell }: Upstreams): (method: string, path: string) => Route | undefined {
  const tree = new EndpointTree(publicEndpoints);
  const page: Route = { kind: 'page', upstream: shell, match: undefined, label: 'page' };

  return (method, path) => {
    if (path.startsWith('/v1/') || path === '/v1') {
      const owner = ownerOfApi(path);
      if (owner === undefined) return undefined;
      const match = tree.find(method, path);
      return { kind: 'api', upstream: services[owner], match, label: match?.endpoint.path ?? `${owner}, unknown` };
    }
    if (path.startsWith(remotesPrefix)) {
      const end = path.indexOf('/', remotesPrefix.length);
      const remote = end === -1 ? undefined : remotes.get(path.slice(remotesPrefix.length, end));
      return remote && { kind: 'remote', upstream: remote, match: undefined, label: `${remotesPrefix}${remote.name}` };
    }
    return page;
  };
}
