import type { Layout, PageOwnership, QueryKeys } from './composition/page-ownership.ts';
import { pagesByOwner } from './generated/pages.ts';

/** The application that renders a path: the shell or a remote. */
export type PathOwner = keyof typeof pagesByOwner;

const ownerships = Object.entries(pagesByOwner) as [PathOwner, PageOwnership][];

/**
 * Owner of each pattern, from the owners' `pages.ts`. Each path has one owner; the most specific pattern wins
 * (rules/routes-and-storage.md).
 */
export const pathOwners: Readonly<Record<string, PathOwner>> = Object.fromEntries(
  ownerships.flatMap(([owner, { paths }]) => Object.keys(paths).map((pattern) => [pattern, owner] as const)),
);

/** Files with fixed URLs that a remote's server provides, such as those listed in robots.txt. */
export const remoteFiles: Readonly<Record<string, PathOwner>> = Object.fromEntries(
  ownerships.flatMap(([owner, { files = [] }]) => files.map((file) => [file, owner] as const)),
);

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function segmentsMatch(expected: readonly string[], actual: readonly string[]): boolean {
  for (const [index, segment] of expected.entries()) {
    if (segment === '*') return true;
    const actualSegment = actual[index];
    if (actualSegment === undefined || (!segment.startsWith(':') && segment !== actualSegment)) return false;
  }
  return expected.length === actual.length;
}

/** Returns whether `pattern` (`/product/:slugId`, `/order/*`) matches `path`. */
export const pathMatches = (pattern: string, path: string): boolean =>
  segmentsMatch(segmentsOf(pattern), segmentsOf(path));

/** Static segments weigh more than parameters. A pattern without a splat is more specific than the same pattern with one. */
const specificity = (segments: readonly string[]): number =>
  segments.reduce((sum, segment) => sum + (segment === '*' ? -1 : segment.startsWith(':') ? 10 : 100), 0);

interface SplitPattern {
  pattern: string;
  segments: readonly string[];
}

const splitPattern = (pattern: string): SplitPattern => ({ pattern, segments: segmentsOf(pattern) });

function mostSpecificOf(patterns: readonly SplitPattern[], path: string): string | undefined {
  const actual = segmentsOf(path);
  const matching = patterns.filter(({ segments }) => segmentsMatch(segments, actual));
  return matching.toSorted((a, b) => specificity(b.segments) - specificity(a.segments))[0]?.pattern;
}

/** Returns the most specific of `patterns` that matches `path`. `path` has no language prefix and no query. */
export const mostSpecificPattern = (patterns: readonly string[], path: string): string | undefined =>
  mostSpecificOf(patterns.map(splitPattern), path);

/** Split once, because hydrating a page looks up the owners of a dozen paths. */
const ownedPatterns = Object.keys(pathOwners).map(splitPattern);

/** Returns the owner of `path` (without language prefix and query), its layouts, and the query keys that its page reads. */
export function ownershipOf(
  path: string,
): { owner: PathOwner; layouts: readonly [Layout, ...Layout[]]; query: QueryKeys } | undefined {
  const pattern = mostSpecificOf(ownedPatterns, path) ?? '';
  const owner = pathOwners[pattern];
  const { paths, query }: PageOwnership = owner === undefined ? { paths: {} } : pagesByOwner[owner];
  const layouts = paths[pattern];
  return owner && layouts && { owner, layouts, query: query?.[pattern] ?? {} };
}

export function ownerOf(path: string): PathOwner | undefined {
  return ownershipOf(path)?.owner;
}
