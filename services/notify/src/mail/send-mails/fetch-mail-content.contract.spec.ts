import { getMailContent } from '@gvg/contracts/identity/http/internal-users';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createFetchMailContent } from './fetch-mail-content.ts';

const { regex, string } = matchers;
const { exchange } = httpPact({ consumer: 'notify', provider: 'identity' });
const fetchFrom = (origin: string) => createFetchMailContent({ url: origin, secret: 'secret of sixteen characters' });
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.source, '2026-11-24T02:12:00.000Z');

describe('content of a mail', () => {
  it('has address, language and the link of its button', async () => {
    const id = '64b0c0ffee0123456789ab01';
    const content = await exchange(
      getMailContent,
      {
        description: 'the content of a mail with a link',
        providerState: `the mail ${id} asks a user to verify the address`,
        params: { id },
        response: {
          template: 'VERIFY_EMAIL',
          to: string('ha@mail.example'),
          displayName: string('Nguyễn Thu Hà'),
          locale: regex('^(vi|en)$', 'vi'),
          link: regex('^https?://.+', 'https://shop.example/auth/verify#code'),
          linkExpiresAt: instant,
        },
      },
      (origin) => fetchFrom(origin)(id),
    );
    expect(content).toMatchObject({
      template: 'VERIFY_EMAIL',
      to: 'ha@mail.example',
      locale: 'vi',
      link: 'https://shop.example/auth/verify#code',
    });
  });

  it('includes the sign-in that a mail warns of', async () => {
    const id = '64b0c0ffee0123456789ab02';
    const content = await exchange(
      getMailContent,
      {
        description: 'the content of a mail about a sign-in',
        providerState: `the mail ${id} is about a sign-in from a new browser`,
        params: { id },
        response: {
          template: 'NEW_SIGN_IN',
          to: string('ha@mail.example'),
          displayName: string('Nguyễn Thu Hà'),
          locale: regex('^(vi|en)$', 'vi'),
          signIn: { browser: string('Firefox'), system: string('Windows'), at: instant },
        },
      },
      (origin) => fetchFrom(origin)(id),
    );
    expect(content).toMatchObject({ template: 'NEW_SIGN_IN', signIn: { browser: 'Firefox', system: 'Windows' } });
  });

  it.each([
    ['64b0c0ffee0123456789ab03', 'belongs to a closed account', 410, 'USER_WAS_DELETED'],
    ['64b0c0ffee0123456789ab04', 'has a link that was used', 403, 'ACTION_NOT_ALLOWED'],
  ] as const)('is not sent for the mail %s, which %s', async (id, state, status, message) => {
    await exchange(
      getMailContent,
      {
        description: `the content of a mail that ${state}`,
        providerState: `the mail ${id} ${state}`,
        params: { id },
        status,
        response: { statusCode: status, message },
      },
      (origin) => expect(fetchFrom(origin)(id)).rejects.toMatchObject({ code: message }),
    );
  });
});
