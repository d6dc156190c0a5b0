import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import type { ClientOrigin } from '../proxy/message-headers.ts';
import type { UpstreamAddress } from '../proxy/upstream-address.ts';
import type { Upstream } from '../proxy/upstream.ts';

/** Which node holds the sessions of a browser's polling: the requests of one session have to reach it. */
const cookieName = 'GVG_REALTIME_NODE';

/** Says nothing about the address, and is the same at every gateway. */
const keyOf = ({ origin }: UpstreamAddress): string =>
  createHash('sha256').update(origin).digest('base64url').slice(0, 12);

/** Whether the request belongs to a session that a node already holds; otherwise it begins one. */
export const hasSession = (query: string): boolean => new URLSearchParams(query).has('sid');

/** The node that the browser's cookie names, for a request of a session. */
export function nodeOf(request: IncomingMessage, query: string, { addresses }: Upstream): UpstreamAddress | undefined {
  const key = hasSession(query) ? cookieOf(request.headers.cookie, cookieName) : undefined;
  return key === undefined ? undefined : addresses.find((address) => keyOf(address) === key);
}

/** `Set-Cookie` for the response that begins a session at this node; undefined when the browser has it. */
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
