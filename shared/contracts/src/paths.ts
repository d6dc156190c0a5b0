/** The application that renders each path. One owner per path; the most specific pattern wins (rules/routes-and-storage.md). react-router patterns, without the language prefix. */
export type PathOwner = 'shell' | 'mf-storefront' | 'mf-cart' | 'mf-chat' | 'mf-admin';

export const pathOwners = {
  '/auth': 'shell',
  '/auth/verify': 'shell',
  '/auth/reset-password': 'shell',
  '/': 'mf-storefront',
  '/rate-table': 'mf-storefront',
  '/search': 'mf-storefront',
  '/product/:slugId': 'mf-storefront',
  '/category/:slugId': 'mf-storefront',
  '/page/:slug': 'mf-storefront',
  '/user/profile': 'mf-storefront',
  '/user/change-password': 'mf-storefront',
  '/order/*': 'mf-cart',
  '/user/cart': 'mf-cart',
  '/user/purchase': 'mf-cart',
  '/user/notification': 'mf-chat',
  '/admin/*': 'mf-admin',
  '/product/create': 'mf-admin',
  '/product/edit': 'mf-admin',
} as const satisfies Record<string, PathOwner>;

/** Files with fixed URLs that a remote's server provides, such as those listed in robots.txt. */
export const remoteFiles = { '/sitemap.xml': 'mf-storefront' } as const satisfies Record<string, PathOwner>;

/** Whether `pattern` (`/product/:slugId`, `/order/*`) matches `path`. */
export function pathMatches(pattern: string, path: string): boolean {
  const expected = pattern.split('/').filter(Boolean);
  const actual = path.split('/').filter(Boolean);
  for (const [index, segment] of expected.entries()) {
    if (segment === '*') return true;
    const actualSegment = actual[index];
    if (actualSegment === undefined || (!segment.startsWith(':') && segment !== actualSegment)) return false;
  }
  return expected.length === actual.length;
}

/** Static segments weigh more than parameters, parameters more than a splat. */
function specificity(pattern: string): number {
  return pattern
    .split('/')
    .filter(Boolean)
    .reduce((sum, segment) => sum + (segment === '*' ? 1 : segment.startsWith(':') ? 10 : 100), 0);
}

/** The most specific of `patterns` that matches `path`, a path without language prefix and query. */
export function mostSpecificPattern(patterns: readonly string[], path: string): string | undefined {
  return patterns.filter((pattern) => pathMatches(pattern, path)).toSorted((a, b) => specificity(b) - specificity(a))[0];
}

export function ownerOf(path: string): PathOwner | undefined {
  const pattern = mostSpecificPattern(Object.keys(pathOwners), path) as keyof typeof pathOwners | undefined;
  return pattern && pathOwners[pattern];
}
