import type { IncomingMessage } from 'node:http';
import type { CanaryRelease, DeployedReleases } from '@gvg/contracts/composition/document-exchange';
import { beginGuestSession } from '@gvg/contracts/identity/http/identity';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import type { ClientOrigin } from '../proxy/message-headers.ts';
import type { Route } from '../routing/route-table.ts';
import { shareCookieFor, shareOf } from './visitor-share.ts';

export interface Canaries {
  /** Returns the canary releases of a visitor, `name@version` separated by commas; empty for the stable releases. */
  variantOf(request: IncomingMessage, origin: ClientOrigin): string;
  /**
   * Returns the `Set-Cookie` for the response to this request, which retains the visitor's share. Only for the guest session's response, which is never cached.
   */
  cookieFor(request: IncomingMessage, origin: ClientOrigin, route: Route): string | undefined;
}

function matches({ rule: { cookie, share } }: CanaryRelease, request: IncomingMessage, origin: ClientOrigin): boolean {
  const [name = '', value] = cookie?.split('=') ?? [];
  const cookieValue = name === '' ? undefined : cookieOf(request.headers.cookie, name);
  if (cookieValue !== undefined && (value === undefined || value === cookieValue)) return true;
  return share !== undefined && shareOf(request, origin) < share;
}

/** Assigns visitors to the canaries of the deployed releases. Of several canaries of one remote, the last match wins. */
export function createCanaries(releases: () => DeployedReleases | undefined): Canaries {
  const deployed = () => releases()?.canaries ?? [];
  return {
    variantOf(request, origin) {
      const versions = new Map<string, string>();
      for (const canary of deployed()) if (matches(canary, request, origin)) versions.set(canary.name, canary.version);
      return [...versions].map(([name, version]) => `${name}@${version}`).join(',');
    },
    cookieFor(request, origin, { match }) {
      const isNeeded = match?.endpoint === beginGuestSession && deployed().some(({ rule }) => rule.share !== undefined);
      return isNeeded ? shareCookieFor(request, origin) : undefined;
    },
  };
}
