import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns true if a page of this origin may open a socket: PUBLIC_ORIGIN, or the requested host. Only browsers send an origin. They send WebSocket handshakes
 * from any site, so this check stops foreign pages, in addition to the missing token.
 */
export function isAllowedOrigin(
  { origin, host, 'x-forwarded-host': forwardedHost }: IncomingHttpHeaders,
  publicOrigin: string,
): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === (forwardedHost ?? host);
}
