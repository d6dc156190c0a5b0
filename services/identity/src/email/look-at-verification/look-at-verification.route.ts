import { lookAtVerification } from '@gvg/contracts/identity/http/auth';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { findAuthCode } from '../../mail/auth-codes.ts';
import { needsOf, verificationOf, verificationPurposes } from '../verification.ts';

/** For the page that a mail links to. It changes nothing, because programs open the link too. */
export function lookAtVerificationRoute(identity: Identity): void {
  mount(identity.app, lookAtVerification, async ({ body, caller }) => {
    const verification = await verificationOf(
      identity,
      await findAuthCode(identity, body.authCode, verificationPurposes),
    );
    return { email: verification.email, needs: needsOf(verification, caller) };
  });
}
