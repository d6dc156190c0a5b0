import type { Endpoint } from '@gvg/contracts/endpoint';

interface Node {
  fixed: Map<string, Node>;
  parameter: Node | undefined;
  endpoints: Map<string, Endpoint>;
}

export interface EndpointMatch {
  endpoint: Endpoint;
  /** The value of `:id`, where the path ends in one. */
  id: string | undefined;
}

const newNode = (): Node => ({ fixed: new Map(), parameter: undefined, endpoints: new Map() });

function childFor(node: Node, segment: string): Node {
  if (segment.startsWith(':')) return (node.parameter ??= newNode());
  const known = node.fixed.get(segment) ?? newNode();
  node.fixed.set(segment, known);
  return known;
}

/** Finds the contract of a call by its path, one step a segment; a fixed segment goes before a parameter. */
export class EndpointTree {
  readonly #root = newNode();

  constructor(endpoints: readonly Endpoint[]) {
    for (const endpoint of endpoints) {
      const node = endpoint.path.slice(1).split('/').reduce(childFor, this.#root);
      node.endpoints.set(endpoint.method, endpoint);
    }
  }

  /** `path` without query; a slash at its end means nothing to services. HEAD is answered as GET. */
  find(method: string, path: string): EndpointMatch | undefined {
    let node: Node | undefined = this.#root;
    let last: string | undefined;
    const end = path.endsWith('/') ? -1 : path.length;
    for (const segment of path.slice(1, end).split('/')) {
      const fixed: Node | undefined = node.fixed.get(segment);
      if (fixed === undefined) last = segment;
      node = fixed ?? node.parameter;
      if (node === undefined) return undefined;
    }
    const endpoint = node.endpoints.get(method === 'HEAD' ? 'GET' : method);
    return endpoint && { endpoint, id: endpoint.path.endsWith('/:id') ? last : undefined };
  }
}
