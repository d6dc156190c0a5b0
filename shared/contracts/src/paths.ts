import type { Layout, PageOwnership, QueryKeys } from './composition/page-ownership.ts';
import { pagesByOwner } from './generated/pages.ts';

/** The application that renders a path: the shell or a remote. */
export type PathOwner = keyof typeof pagesByOwner;

const ownerships = Object.entries(pagesByOwner) as [PathOwner, PageOwnership][];

/** The owner of each pattern, from the owners' `pages.ts`. One owner per path; the most specific pattern wins (rules/routes-and-storage.md). */
export const pathOwners: Readonly<Record<string, PathOwner>> = Object.fromEntries(
  ownerships.flatMap(([owner, { paths }]) => Object.keys(paths).map((pattern) => [pattern, owner] as const)),
);

/** Files with fixed URLs that a remote's server provides, such as those listed in robots.txt. */
export const remoteFiles: Readonly<Record<string, PathOwner>> = Object.fromEntries(ownerships.flatMap(([owner, { files = [] }]) => files.map((file) => [file, owner] as const)));

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

/** Static segments weigh more than parameters; of two patterns that differ by a splat only, the one without it is more specific. */
function specificity(pattern: string): number {
  return pattern
    .split('/')
    .filter(Boolean)
    .reduce((sum, segment) => sum + (segment === '*' ? -1 : segment.startsWith(':') ? 10 : 100), 0);
}

/** The most specific of `patterns` that matches `path`, a path without language prefix and query. */
export function mostSpecificPattern(patterns: readonly string[], path: string): string | undefined {
  return patterns.filter((pattern) => pathMatches(pattern, path)).toSorted((a, b) => specificity(b) - specificity(a))[0];
}

/** Who may render `path` (without language prefix and query), with which layouts, and which query keys its page reads. */
export function ownershipOf(path: string): { owner: PathOwner; layouts: readonly [Layout, ...Layout[]]; query: QueryKeys } | undefined {
  const pattern = mostSpecificPattern(Object.keys(pathOwners), path) ?? '';
  const owner = pathOwners[pattern];
  const { paths, query }: PageOwnership = owner === undefined ? { paths: {} } : pagesByOwner[owner];
  const layouts = paths[pattern];
  return owner && layouts && { owner, layouts, query: query?.[pattern] ?? {} };
}

export function ownerOf(path: string): PathOwner | undefined {
  return ownershipOf(path)?.owner;
}
