import { deployedReleasesPath } from '@gvg/contracts/composition/document-exchange';
import type { DeployedReleases } from '@gvg/contracts/composition/document-exchange';
import type { Router } from 'express';

/** Serves the deployed releases to the gateways. */
export function deployedReleasesRoute(routes: Router, releases: () => DeployedReleases): void {
  routes.get(deployedReleasesPath, (_request, response) => {
    // Requested several times a second; as a health route, it is not logged.
    response.locals['route'] = deployedReleasesPath;
    response.set('cache-control', 'no-store').json(releases());
  });
}
