import type { LimitClass } from '@gvg/contracts/definitions/endpoint';
import { remoteFiles } from '@gvg/contracts/paths';
import { listProducts } from '@gvg/contracts/catalogue/http/products';
import { getPicture } from '@gvg/contracts/upload/http/upload';
import { hasSession } from '../realtime/sticky-node.ts';
import type { Route } from '../routing/route-table.ts';

const searchesByName = /[?&]name=[^&]/;
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns the limit class of a request; undefined if it is not limited. Pictures and files of a remote's release are not limited: one page loads dozens, and
 * they are cacheable. Of polling, only requests that start a session are limited here: the nodes count packets. Files that a remote's server composes, such as
 * the sitemap, are limited. A product list by name counts as a suggestion: both use the same endpoint, and the limit protects its search.
 */
export function limitClassOf(route: Route, method: string, query: string): LimitClass | undefined {
  if (route.kind === 'realtime') return hasSession(query) ? undefined : 'read';
  if ((route.kind === 'remote' && !Object.hasOwn(remoteFiles, route.label)) || route.match?.endpoint === getPicture)
    return undefined;
  if (route.match?.endpoint === listProducts && searchesByName.test(query)) return 'suggest';
  return route.match?.endpoint.limit ?? (readMethods.has(method) ? 'read' : 'write');
}
