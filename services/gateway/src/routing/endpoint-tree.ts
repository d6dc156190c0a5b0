import type { Endpoint, ServiceName } from '@gvg/contracts/definitions/endpoint';
import createRouter from 'find-my-way';

export interface EndpointMatch {
  endpoint: Endpoint;
  /** The value of `:id`, if the endpoint's path ends with it. */
  id: string | undefined;
}

export interface TreeMatch {
  /** Owner of the path. Also set for unknown paths below the first segments of an endpoint (`/v1/products/…`), so that the owner responds. */
  service: ServiceName | undefined;
  match: EndpointMatch | undefined;
}

/** Returns the first segments of a path, `/v1/products` for two. */
const prefixOf = (path: string, segments: number) => path.split('/', segments + 1).join('/');

const noHandler = () => undefined;

/** Finds the endpoint contract of a path and the service that owns it. */
export class EndpointTree {
  readonly #router = createRouter({ ignoreTrailingSlash: true });
  readonly #services = new Map<string, Set<ServiceName>>();

  constructor(endpoints: readonly Endpoint[]) {
    for (const endpoint of endpoints) {
      const { method, path, service } = endpoint;
      this.#router.on(method === 'GET' ? ['GET', 'HEAD'] : method, path, noHandler, endpoint);
      for (const prefix of [prefixOf(path, 2), prefixOf(path, 3)])
        this.#services.set(prefix, (this.#services.get(prefix) ?? new Set()).add(service));
    }
  }

  /** `path` has no query; a trailing slash is ignored, as in services. HEAD matches GET endpoints. */
  find(method: string, path: string): TreeMatch {
    const found = this.#router.find(method as Endpoint['method'], path);
    if (found === null) return { service: this.#ownerOf(path), match: undefined };
    const endpoint = found.store as Endpoint;
    const id = endpoint.path.endsWith('/:id') ? found.params['id'] : undefined;
    return { service: endpoint.service, match: { endpoint, id } };
  }

  /** Returns the only service with endpoints at the first two segments, or at the first three if services share two (`/v1/settings/cart`). */
  #ownerOf(path: string): ServiceName | undefined {
    const owners = [prefixOf(path, 2), prefixOf(path, 3)].map((prefix) => this.#services.get(prefix));
    const [owner] = owners.find((services) => services?.size === 1) ?? [];
    return owner;
  }
}
