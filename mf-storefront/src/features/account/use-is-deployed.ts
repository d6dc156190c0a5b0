import { documentIds } from '@gvg/contracts/composition/document';
import { routeOwnerOf } from '@gvg/contracts/composition/route-owner';
import type { RoutedRemote } from '@gvg/contracts/composition/route-owner';
import { useSyncExternalStore } from 'react';

/** The releases that this document was composed of. */
function deployedRemotes(): readonly RoutedRemote[] {
  const text = document.getElementById(documentIds.registry)?.textContent;
  return text ? (JSON.parse(text) as RoutedRemote[]) : [];
}

const neverChanges = () => () => undefined;
const unknown = () => false;

/** Whether a page of another remote is there (rules/routes-and-storage.md: menus show an entry only once it leads somewhere); false in markup of servers. */
export const useIsDeployed = (path: string): boolean =>
  useSyncExternalStore(neverChanges, () => routeOwnerOf(deployedRemotes(), path) !== undefined, unknown);
