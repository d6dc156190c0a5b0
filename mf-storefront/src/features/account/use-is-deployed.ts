import { documentIds } from '@gvg/contracts/composition/document';
import { routeOwnerOf } from '@gvg/contracts/composition/route-owner';
import type { RoutedRemote } from '@gvg/contracts/composition/route-owner';
import { useSyncExternalStore } from 'react';

/** Returns the releases that this document was composed with. */
function deployedRemotes(): readonly RoutedRemote[] {
  const text = document.getElementById(documentIds.registry)?.textContent;
  return text ? (JSON.parse(text) as RoutedRemote[]) : [];
}

const neverChanges = () => () => undefined;
const unknown = () => false;

/**
 * Returns whether a page of another remote is deployed (rules/routes-and-storage.md: menus show an entry only if it leads somewhere). False
 * in server-rendered markup.
 */
export const useIsDeployed = (path: string): boolean =>
  useSyncExternalStore(neverChanges, () => routeOwnerOf(deployedRemotes(), path) !== undefined, unknown);
