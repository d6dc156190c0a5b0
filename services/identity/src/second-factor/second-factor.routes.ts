import type { Identity } from '../identity.ts';
import { beginRequiredSecondFactorRoute } from './begin-required-second-factor/begin-required-second-factor.route.ts';
import { beginSecondFactorRoute } from './begin-second-factor/begin-second-factor.route.ts';
import { disableSecondFactorRoute } from './disable-second-factor/disable-second-factor.route.ts';
import { enableSecondFactorRoute } from './enable-second-factor/enable-second-factor.route.ts';
import { getSecondFactorRoute } from './get-second-factor/get-second-factor.route.ts';
import { renewRecoveryCodesRoute } from './renew-recovery-codes/renew-recovery-codes.route.ts';
import { resetSecondFactorRoute } from './reset-second-factor/reset-second-factor.route.ts';
import { signInWithSecondFactorRoute } from './sign-in-with-second-factor/sign-in-with-second-factor.route.ts';

export function secondFactorRoutes(identity: Identity): void {
  signInWithSecondFactorRoute(identity);
  beginRequiredSecondFactorRoute(identity);
  getSecondFactorRoute(identity);
  beginSecondFactorRoute(identity);
  enableSecondFactorRoute(identity);
  renewRecoveryCodesRoute(identity);
  disableSecondFactorRoute(identity);
  resetSecondFactorRoute(identity);
}
