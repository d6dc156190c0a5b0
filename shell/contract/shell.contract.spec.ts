import { createApi } from '@gvg/browser-kit';
import { lookAtVerification, verifyEmail } from '@gvg/contracts/identity/http/auth';
import { beginGuestSession } from '@gvg/contracts/identity/http/identity';
import { httpPact, matchers } from '@gvg/testing/http-pact';

const api = (baseUrl: string) => createApi({ baseUrl, locale: 'vi' });

describe('shell page → identity', () => {
  const pact = httpPact({ consumer: 'shell', provider: 'identity' });

  test('starts a guest session on the first load', async () => {
    const sessionId = '0123456789abcdef0123456789abcdef';
    const signedSessionId = `${sessionId}.1767225600~key-1~${'s'.repeat(86)}`;
    const response = {
      sessionId: matchers.regex(/^[0-9a-f]{32}$/, sessionId),
      signedSessionId: matchers.regex(/^[0-9a-f]{32}\.\d+~[\w-]+~[\w-]{86}$/, signedSessionId),
    };
    const exchange = { description: 'a guest session', providerState: 'no guest session', response };
    expect(
      await pact.exchange(beginGuestSession, exchange, (origin) => api(origin).call('beginGuestSession', {})),
    ).toEqual({ sessionId, signedSessionId });
  });

  const authCode = 'a-code-of-a-mail-that-verifies-an-address-0';
  const providerState = `the code ${authCode} verifies the address of an account`;

  test('inspects the code of a mail', async () => {
    const exchange = {
      description: 'a look at the code of a mail',
      providerState,
      body: { authCode },
      response: {
        email: matchers.string('ha@mail.example'),
        needs: matchers.regex('^(NOTHING|PASSWORD)$', 'PASSWORD'),
      },
    };
    expect(
      await pact.exchange(lookAtVerification, exchange, (origin) =>
        api(origin).call('lookAtVerification', { body: { authCode } }),
      ),
    ).toEqual({ email: 'ha@mail.example', needs: 'PASSWORD' });
  });

  test('reads that a code requires a password', async () => {
    const exchange = {
      description: 'the use of a code without a password',
      providerState,
      body: { authCode },
      status: 403,
      response: { statusCode: 403, message: 'CONFIRMATION_REQUIRED' },
    };
    await pact.exchange(verifyEmail, exchange, (origin) =>
      expect(api(origin).call('verifyEmail', { body: { authCode } })).rejects.toMatchObject({
        code: 'CONFIRMATION_REQUIRED',
      }),
    );
  });
});
