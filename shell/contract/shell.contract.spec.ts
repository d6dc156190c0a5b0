import { createApi } from '@gvg/browser-kit';
import { beginGuestSession } from '@gvg/contracts/identity/http/identity';
import { httpPact, matchers } from '@gvg/testing/http-pact';

const api = (baseUrl: string) => createApi({ baseUrl, locale: 'vi' });

describe('shell page → identity', () => {
  const pact = httpPact({ consumer: 'shell', provider: 'identity' });

  test('begins a guest session on the first load', async () => {
    const sessionId = '0123456789abcdef0123456789abcdef';
    const signedSessionId = `${sessionId}.1767225600~key-1~${'s'.repeat(86)}`;
    const response = { sessionId: matchers.regex(/^[0-9a-f]{32}$/, sessionId), signedSessionId: matchers.regex(/^[0-9a-f]{32}\.\d+~[\w-]+~[\w-]{86}$/, signedSessionId) };
    const exchange = { description: 'a guest session', providerState: 'no guest session', response };
    expect(await pact.exchange(beginGuestSession, exchange, (origin) => api(origin).call('beginGuestSession', {}))).toEqual({ sessionId, signedSessionId });
  });
});
