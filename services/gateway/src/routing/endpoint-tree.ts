import type { Endpoint, ServiceName } from '@gvg/contracts/definitions/endpoint';

interface Node {
  staticChildren: Map<string, Node>;
  parameterChild: Node | undefined;
  endpoints: Map<string, Endpoint>;
  /** The services with an endpoint at this path or below it. */
  services: Set<ServiceName>;
}

export interface EndpointMatch {
  endpoint: Endpoint;
  /** The value of `:id`, if the endpoint's path ends with it. */
  id: string | undefined;
}

export interface TreeMatch {
  /** Owner of the path. Also of unknown paths below the first two segments of an endpoint (`/v1/products/…`), so that it responds to them. */
  service: ServiceName | undefined;
  match: EndpointMatch | undefined;
}

/** Segments of the shortest path that a service owns: `/v1/products`. */
const ownedDepth = 2;

const newNode = (): Node => ({
  staticChildren: new Map(),
  parameterChild: undefined,
  endpoints: new Map(),
  services: new Set(),
});

function ensureChild(node: Node, segment: string): Node {
  if (segment.startsWith(':')) return (node.parameterChild ??= newNode());
  const child = node.staticChildren.get(segment) ?? newNode();
  node.staticChildren.set(segment, child);
  return child;
}

/** Finds the endpoint contract of a path and the service that owns it, segment by segment; a static segment takes precedence over a parameter. */
export class EndpointTree {
  readonly #root = newNode();

  constructor(endpoints: readonly Endpoint[]) {
    for (const endpoint of endpoints) {
      let node = this.#root;
      for (const segment of endpoint.path.slice(1).split('/')) {
        node = ensureChild(node, segment);
        node.services.add(endpoint.service);
      }
      node.endpoints.set(endpoint.method, endpoint);
    }
  }

  /** `path` without query; a trailing slash is ignored, as services do. HEAD matches GET endpoints. */
  find(method: string, path: string): TreeMatch {
    let node: Node = this.#root;
    let service: ServiceName | undefined;
    let lastParameter: string | undefined;
    const end = path.endsWith('/') ? -1 : path.length;
    for (const [index, segment] of path.slice(1, end).split('/').entries()) {
      const staticChild = node.staticChildren.get(segment);
      const next = staticChild ?? node.parameterChild;
      if (next === undefined) return { service, match: undefined };
      if (staticChild === undefined) lastParameter = segment;
      node = next;
      if (index + 1 >= ownedDepth && node.services.size === 1) [service] = node.services;
    }
    const endpoint = node.endpoints.get(method === 'HEAD' ? 'GET' : method);
    if (endpoint === undefined) return { service, match: undefined };
    return {
      service: endpoint.service,
      match: { endpoint, id: endpoint.path.endsWith('/:id') ? lastParameter : undefined },
    };
  }
}
