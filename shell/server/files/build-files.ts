import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { assetFiles } from '@gvg/service-kit/http/asset-files';

type FileHandler = RequestHandler<{ file: string[] }>;

/**
 * Serves the files of this build under the route's `*file` parameter, and those of earlier builds in `releasesFolder`: an open page keeps
 * loading code from the build that it started with. Names contain a content hash, so a name identifies one file across builds.
 */
export function buildFiles(clientFolder: string, releasesFolder: string | undefined): FileHandler {
  const own = assetFiles(clientFolder);
  const earlier = new Map<string, FileHandler>();

  function handlerOf(version: string): FileHandler {
    const known = earlier.get(version) ?? assetFiles(path.join(String(releasesFolder), version));
    earlier.set(version, known);
    return known;
  }

  return (request, response, next) => {
    const name = path.join(...request.params.file);
    const isMissing = !existsSync(path.join(clientFolder, name));
    const version =
      isMissing && releasesFolder !== undefined && existsSync(releasesFolder)
        ? readdirSync(releasesFolder).find((folder) => existsSync(path.join(releasesFolder, folder, name)))
        : undefined;
    const serve = version === undefined ? own : handlerOf(version);
    void serve(request, response, next);
  };
}
