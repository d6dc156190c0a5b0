import type { Endpoint } from '@gvg/contracts/endpoint';

interface Node {
  staticChildren: Map<string, Node>;
  parameterChild: Node | undefined;
  endpoints: Map<string, Endpoint>;
}

export interface EndpointMatch {
  endpoint: Endpoint;
  /** The value of `:id`, if the endpoint's path ends with it. */
  id: string | undefined;
}

const newNode = (): Node => ({ staticChildren: new Map(), parameterChild: undefined, endpoints: new Map() });

function ensureChild(node: Node, segment: string): Node {
  if (segment.startsWith(':')) return (node.parameterChild ??= newNode());
  const child = node.staticChildren.get(segment) ?? newNode();
  node.staticChildren.set(segment, child);
  return child;
}

/** Finds the endpoint contract for a path, segment by segment; a static segment takes precedence over a parameter. */
export class EndpointTree {
  readonly #root = newNode();

  constructor(endpoints: readonly Endpoint[]) {
    for (const endpoint of endpoints) {
      const node = endpoint.path.slice(1).split('/').reduce(ensureChild, this.#root);
      node.endpoints.set(endpoint.method, endpoint);
    }
  }

  /** `path` without query; a trailing slash is ignored, as services do. HEAD matches GET endpoints. */
  find(method: string, path: string): EndpointMatch | undefined {
    let node: Node | undefined = this.#root;
    let lastParameter: string | undefined;
    const end = path.endsWith('/') ? -1 : path.length;
    for (const segment of path.slice(1, end).split('/')) {
      const staticChild: Node | undefined = node.staticChildren.get(segment);
      if (staticChild === undefined) lastParameter = segment;
      node = staticChild ?? node.parameterChild;
      if (node === undefined) return undefined;
    }
    const endpoint = node.endpoints.get(method === 'HEAD' ? 'GET' : method);
    return endpoint && { endpoint, id: endpoint.path.endsWith('/:id') ? lastParameter : undefined };
  }
}
