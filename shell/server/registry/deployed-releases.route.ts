import { deployedReleasesPath } from '@gvg/contracts/composition/document-exchange';
import type { DeployedReleases } from '@gvg/contracts/composition/document-exchange';
import type { Router } from 'express';

/** Tells the gateways which releases are deployed. */
export function deployedReleasesRoute(routes: Router, releases: () => DeployedReleases): void {
  routes.get(deployedReleasesPath, (_request, response) => {
    // Requested several times a second; health routes are not logged.
    response.locals['route'] = deployedReleasesPath;
    response.set('cache-control', 'no-store').json(releases());
  });
}
