import type { Identity } from '../identity.ts';
import { changePasswordRoute } from './change-password/change-password.route.ts';
import { forgotPasswordRoute } from './forgot-password/forgot-password.route.ts';
import { resetPasswordRoute } from './reset-password/reset-password.route.ts';

export function passwordRoutes(identity: Identity): void {
  forgotPasswordRoute(identity);
  resetPasswordRoute(identity);
  changePasswordRoute(identity);
}
