import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import type { ClientOrigin } from '../proxy/message-headers.ts';
import type { UpstreamAddress } from '../proxy/upstream-address.ts';
import type { Upstream } from '../proxy/upstream.ts';

/** Cookie with the node of a browser's polling session, whose requests all have to reach it. */
const cookieName = 'GVG_REALTIME_NODE';

/** Reveals nothing about the address, and is the same on every gateway. */
const keyOf = ({ origin }: UpstreamAddress): string =>
  createHash('sha256').update(origin).digest('base64url').slice(0, 12);

/** Returns true if the request belongs to a session of a node; otherwise it starts one. */
export const hasSession = (query: string): boolean => new URLSearchParams(query).has('sid');

/** Returns the node in the browser's cookie, for a request of a session. */
export function nodeOf(request: IncomingMessage, query: string, { addresses }: Upstream): UpstreamAddress | undefined {
  const key = hasSession(query) ? cookieOf(request.headers.cookie, cookieName) : undefined;
  return key === undefined ? undefined : addresses.find((address) => keyOf(address) === key);
}

/** Returns the `Set-Cookie` for the response that starts a session at this node; undefined if the browser has it. */
export function nodeCookie(
  request: IncomingMessage,
  query: string,
  { protocol }: ClientOrigin,
  address: UpstreamAddress,
): string | undefined {
  const key = keyOf(address);
  if (hasSession(query) || cookieOf(request.headers.cookie, cookieName) === key) return undefined;
  return `${cookieName}=${key}; Path=${realtimePath}; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;
}
