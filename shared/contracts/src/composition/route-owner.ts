import { mostSpecificPattern, ownershipOf } from '../paths.ts';
import { layoutsAllowedAt } from './layout.ts';
import type { Layout } from './page-ownership.ts';

/** A page of a release: a path pattern without language prefix, and its layout. */
export interface RemoteRoute {
  path: string;
  layout: Layout;
}

/** The part of a registry entry that decides which paths the remote renders. */
export interface RoutedRemote {
  name: string;
  routes: readonly RemoteRoute[];
}

export interface RouteOwner<Remote extends RoutedRemote> {
  remote: Remote;
  route: RemoteRoute;
}

/**
 * Returns the deployed remote that renders `path` (without language prefix), and its most specific route. Routes count only if the
 * contracts allow the remote their path and layout. If undefined, the shell renders the path. Both the shell's server and the browser
 * decide with this function.
 */
export function routeOwnerOf<Remote extends RoutedRemote>(
  remotes: readonly Remote[],
  path: string,
): RouteOwner<Remote> | undefined {
  const ownership = ownershipOf(path);
  const remote = remotes.find(({ name }) => name === ownership?.owner);
  const routes = remote?.routes.filter(({ layout }) => ownership?.layouts.includes(layout)) ?? [];
  const pattern = mostSpecificPattern(
    routes.map((route) => route.path),
    path,
  );
  const route = routes.find((candidate) => candidate.path === pattern);
  return remote && route && { remote, route };
}

/** Returns the layout of the page at `path` (without language prefix): that of its route, or the default for pages of the shell. */
export const layoutAt = (remotes: readonly RoutedRemote[], path: string): Layout =>
  routeOwnerOf(remotes, path)?.route.layout ?? layoutsAllowedAt(path)[0];

/** Returns the routes of a release that would never be rendered because the contracts do not allow their path or layout for it. */
export function disallowedRoutes({ name, routes }: RoutedRemote): RemoteRoute[] {
  return routes.filter(({ path, layout }) => {
    const ownership = ownershipOf(path);
    return ownership?.owner !== name || !ownership.layouts.includes(layout);
  });
}
