import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import send from 'send';
import { ApiFailure } from './api-failure.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const yearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the files of a build under the route's `*file` parameter. Names contain a content hash, so responses are immutable. Files that the
 * build has compressed are sent compressed. A missing file is NOT_FOUND and is not cached.
 */
export function assetFiles(folder: string): RequestHandler<{ file: string[] }> {
  const root = path.resolve(folder);
  return (request, response, next) => {
    const name = path.join(...request.params.file);
    const contentType = contentTypes[path.extname(name)];
    const fullPath = path.join(root, name);
    if (contentType === undefined || !fullPath.startsWith(root + path.sep) || !existsSync(fullPath))
      throw new ApiFailure('NOT_FOUND');
    const encoding = encodings.find(
      ({ name: encodingName, extension }) =>
        request.acceptsEncodings(encodingName) === encodingName && existsSync(fullPath + extension),
    );
    response.set({
      'content-type': contentType,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding.name }),
    });
    // Not Express's sendFile, which adds an ETag: a file that never changes is never revalidated.
    send(request, name + (encoding?.extension ?? ''), {
      root,
      immutable: true,
      maxAge: yearMs,
      etag: false,
      lastModified: false,
      acceptRanges: false,
      dotfiles: 'deny',
    })
      .on('error', (error) => {
        if (response.headersSent) response.destroy();
        else next(error);
      })
      .pipe(response);
  };
}
