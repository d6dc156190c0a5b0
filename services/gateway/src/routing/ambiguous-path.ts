import { posix } from 'node:path';

/** Paths of processes for operators; the gateway has its own handlers for some of them. */
const operatorsPath = /^\/(?:metrics|health)(?:\/|$)/;

/** More layers than any server between the gateway and a handler decodes. */
const maxDecodings = 3;

function decodeFully(path: string): string {
  let decoded = path;
  for (let layer = 0; layer < maxDecodings && decoded.includes('%'); layer += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
  }
  return decoded;
}

/**
 * Returns true if an upstream might read `path` differently from the gateway: `//host/…` and `/\…` as another host, `/Metrics`, `/%6detrics`, `/./health/` as a
 * path for operators. No page, file or endpoint has such a path.
 */
export function isAmbiguousPath(path: string): boolean {
  if (/^\/[/\\]/.test(path)) return true;
  const normal = posix.normalize(decodeFully(path).replaceAll('\\', '/').toLowerCase());
  return operatorsPath.test(normal);
}
