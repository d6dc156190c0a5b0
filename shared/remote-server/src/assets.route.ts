import path from 'node:path';
import type { Router } from 'express';
import type { Release } from '@gvg/contracts/composition/registry';
import { assetFiles } from '@gvg/service-kit/http/asset-files';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';

/** A prefix of the build hash. */
const versionPattern = /^[0-9a-f]{6,64}$/;

export interface AssetsOptions {
  release: Pick<Release, 'name' | 'version'>;
  clientFolder: string;
  releasesFolder: string | undefined;
}

/** Serves `/remotes/<name>/<version>/…`: files of this release, and of earlier releases for pages opened with them. */
export function assetsRoute(
  routes: Router,
  { release: { name, version: own }, clientFolder, releasesFolder }: AssetsOptions,
): void {
  const pattern = `/remotes/${name}/:version/*file` as const;
  const serveOwn = assetFiles(clientFolder);
  const serveEarlier = (version: string) => {
    if (releasesFolder === undefined || !versionPattern.test(version)) throw new ApiFailure('NOT_FOUND');
    return assetFiles(path.join(releasesFolder, version));
  };
  routes.get<string, { version: string; file: string[] }>(pattern, (request, response, next) => {
    response.locals['route'] = pattern;
    const { version } = request.params;
    const serve = version === own ? serveOwn : serveEarlier(version);
    void serve(request, response, next);
  });
}
