import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of this origin may open a socket: of PUBLIC_ORIGIN, or of the host that it calls. Clients other than browsers send none. Browsers send
 * WebSocket handshakes from any site, so that this is what a foreign page is stopped by besides having no token.
 */
export function isAllowedOrigin(
  { origin, host, 'x-forwarded-host': forwardedHost }: IncomingHttpHeaders,
  publicOrigin: string,
): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === (forwardedHost ?? host);
}
