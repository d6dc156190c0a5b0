import type { Identity } from '../identity.ts';
import { endSessionRoute } from './end-session/end-session.route.ts';
import { endUserSessionsRoute } from './end-user-sessions/end-user-sessions.route.ts';
import { listSessionsRoute } from './list-sessions/list-sessions.route.ts';
import { lookAtSessionsRoute } from './look-at-sessions/look-at-sessions.route.ts';
import { refreshTokenRoute } from './refresh-token/refresh-token.route.ts';
import { signOutRoute } from './sign-out/sign-out.route.ts';

export function sessionRoutes(identity: Identity): void {
  refreshTokenRoute(identity);
  signOutRoute(identity);
  listSessionsRoute(identity);
  endSessionRoute(identity);
  lookAtSessionsRoute(identity);
  endUserSessionsRoute(identity);
}
