import type { Identity } from '../identity.ts';
import { beginGoogleSignInRoute } from './begin-google-sign-in/begin-google-sign-in.route.ts';
import { endGoogleSignInRoute } from './end-google-sign-in/end-google-sign-in.route.ts';
import { listSignInMethodsRoute } from './list-sign-in-methods/list-sign-in-methods.route.ts';
import { signInWithAuthCodeRoute } from './sign-in-with-auth-code/sign-in-with-auth-code.route.ts';

export function googleRoutes(identity: Identity): void {
  listSignInMethodsRoute(identity);
  beginGoogleSignInRoute(identity);
  endGoogleSignInRoute(identity);
  signInWithAuthCodeRoute(identity);
}
