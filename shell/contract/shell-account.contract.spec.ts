import { createApi } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { requestVerification } from '@gvg/contracts/identity/http/account';
import { confirmIdentity } from '@gvg/contracts/identity/http/auth';
import { httpPact } from '@gvg/testing/http-pact';
import { errorBody } from './shapes.ts';
import { password, recoveryCode, states } from './sign-in-states.ts';

type Body = CallInput<'confirmIdentity'>['body'];

const pact = httpPact({ consumer: 'shell', provider: 'identity' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'vi', token: () => 'USER' });
const asUser = { as: 'USER' as const };

describe('shell page → identity, for a signed-in person', () => {
  test.each<[string, Body, string]>([
    ['password', { password }, states.ownPassword],
    ['recovery code', { code: recoveryCode }, states.ownRecoveryCode],
  ])('reads the signed-in person again by a %s', async (means, body, providerState) => {
    const exchange = {
      ...asUser,
      body,
      description: `a confirmation by a ${means}`,
      providerState,
      response: undefined,
    };
    await pact.exchange(confirmIdentity, exchange, (origin) => api(origin).call('confirmIdentity', { body }));
  });

  test.each<[number, string, string, Body, string]>([
    [401, 'INCORRECT_PASSWORD', 'a wrong password', { password: 'Wrong7rang!' }, states.ownPassword],
    [400, 'INCORRECT_CODE', 'a wrong code', { code: 'no-code' }, states.ownRecoveryCode],
  ])('reads %i %s', async (status, code, means, body, providerState) => {
    const exchange = {
      ...asUser,
      body,
      description: `a confirmation by ${means}`,
      providerState,
      status,
      response: errorBody(status, code),
    };
    await pact.exchange(confirmIdentity, exchange, (origin) =>
      expect(api(origin).call('confirmIdentity', { body })).rejects.toMatchObject({ code }),
    );
  });

  test('requests the mail that verifies the address', async () => {
    const exchange = {
      ...asUser,
      description: 'a mail that verifies the address',
      providerState: states.ownUnverified,
      response: undefined,
    };
    await pact.exchange(requestVerification, exchange, (origin) => api(origin).call('requestVerification', {}));
  });
});
