import { forgotPassword } from '@gvg/contracts/identity/http/auth';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';

/** The account is looked up later, so that neither the response nor its time reveals it (see `answerResetRequests`). */
export function forgotPasswordRoute({ app, guesses, resetRequests, now }: Identity): void {
  mount(app, forgotPassword, async ({ query: { email }, context }) => {
    await guesses.countMail(email);
    await resetRequests.create([{ email, correlationId: context.correlationId, requestedAt: now() }]);
    return undefined;
  });
}
