import type { Identity } from '../identity.ts';
import { refreshTokenRoute } from './refresh-token/refresh-token.route.ts';
import { signOutRoute } from './sign-out/sign-out.route.ts';

export function sessionRoutes(identity: Identity): void {
  refreshTokenRoute(identity);
  signOutRoute(identity);
}
