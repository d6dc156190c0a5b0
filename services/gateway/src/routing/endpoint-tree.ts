import type { Endpoint } from '@gvg/contracts/endpoint';

interface Node {
  staticChildren: Map<string, Node>;
  parameterChild: Node | undefined;
  endpoints: Map<string, Endpoint>;
}

export interface EndpointMatch {
  endpoint: Endpoint;
  /** The value of `:id`, where the path ends in one. */
  id: string | undefined;
}

const newNode = (): Node => ({ staticChildren: new Map(), parameterChild: undefined, endpoints: new Map() });

function ensureChild(node: Node, segment: string): Node {
  if (segment.startsWith(':')) return (node.parameterChild ??= newNode());
  const child = node.staticChildren.get(segment) ?? newNode();
  node.staticChildren.set(segment, child);
  return child;
}

/** Finds the contract of a call by its path, one step a segment; a fixed segment goes before a parameter. */
export class EndpointTree {
  readonly #root = newNode();

  constructor(endpoints: readonly Endpoint[]) {
    for (const endpoint of endpoints) {
      const node = endpoint.path.slice(1).split('/').reduce(ensureChild, this.#root);
      node.endpoints.set(endpoint.method, endpoint);
    }
  }

  /** `path` without query; a slash at its end means nothing to services. HEAD is answered as GET. */
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
