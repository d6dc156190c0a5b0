import type { Identity } from '../identity.ts';
import { changeEmailRoute } from './change-email/change-email.route.ts';
import { lookAtVerificationRoute } from './look-at-verification/look-at-verification.route.ts';
import { requestVerificationRoute } from './request-verification/request-verification.route.ts';
import { verifyEmailRoute } from './verify-email/verify-email.route.ts';

export function emailRoutes(identity: Identity): void {
  requestVerificationRoute(identity);
  lookAtVerificationRoute(identity);
  verifyEmailRoute(identity);
  changeEmailRoute(identity);
}
