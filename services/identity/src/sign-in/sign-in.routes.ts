import type { Identity } from '../identity.ts';
import { confirmIdentityRoute } from './confirm-identity/confirm-identity.route.ts';
import { signInAdminRoute } from './sign-in-admin/sign-in-admin.route.ts';
import { signInRoute } from './sign-in/sign-in.route.ts';
import { signUpRoute } from './sign-up/sign-up.route.ts';

export function signInRoutes(identity: Identity): void {
  signUpRoute(identity);
  signInRoute(identity);
  signInAdminRoute(identity);
  confirmIdentityRoute(identity);
}
