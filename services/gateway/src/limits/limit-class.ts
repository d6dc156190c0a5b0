import type { LimitClass } from '@gvg/contracts/endpoint';
import { listProducts } from '@gvg/contracts/catalogue/http/products';
import { getPicture } from '@gvg/contracts/upload/http/upload';
import type { Route } from '../routing/route-table.ts';

const searchesByName = /[?&]name=[^&]/;
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What a request counts as. Pictures and remotes' files count as nothing: one page shows dozens, and they are made to be kept. A list by
 * name is a suggestion: both are the same call, and the search behind it is what the limit protects.
 */
export function limitClassOf(route: Route, method: string, query: string): LimitClass | undefined {
  if (route.kind === 'remote' || route.match?.endpoint === getPicture) return undefined;
  if (route.match?.endpoint === listProducts && searchesByName.test(query)) return 'suggest';
  return route.match?.endpoint.limit ?? (readMethods.has(method) ? 'read' : 'write');
}
