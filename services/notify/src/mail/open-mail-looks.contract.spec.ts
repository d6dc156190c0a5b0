import { lookAtMail, renewMail } from '@gvg/contracts/identity/http/internal-users';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import { httpPact, matchers } from '@gvg/testing/http-pact';

const { boolean, regex, string } = matchers;
const pact = httpPact({ consumer: 'notify', provider: 'identity' });
const target = (url: string) => ({ url, secret: 'secret of sixteen characters', service: 'notify' });
const mail = (last: number) => `64b0c0ffee0123456789ab0${last}`;

it('shows a mail without code, link or address', async () => {
  const params = { id: mail(1) };
  const look = {
    params,
    description: 'what a mail says to who looks at it',
    providerState: `the mail ${mail(1)} asks a user to verify the address`,
    response: {
      template: regex(/^[A-Z_]+$/.source, 'VERIFY_EMAIL'),
      displayName: string('Nguyễn Thu Hà'),
      locale: regex('vi|en', 'vi'),
      isToStaff: boolean(false),
      hasLink: boolean(true),
    },
  };
  const found = await pact.exchange(lookAtMail, look, (url) => callInternal(lookAtMail, target(url), { params }));
  expect(found).toMatchObject({ isToStaff: false, hasLink: true });
});

it('renews a mail, but not one with a used link', async () => {
  const params = { id: mail(1) };
  const renewed = {
    params,
    description: 'to send a mail again',
    providerState: `the mail ${mail(1)} asks a user to verify the address`,
    response: undefined,
  };
  await pact.exchange(renewMail, renewed, (url) => callInternal(renewMail, target(url), { params }));
  const used = { id: mail(4) };
  const refused = {
    params: used,
    description: 'to send a mail again whose link was used',
    providerState: `the mail ${mail(4)} has a link that was used`,
    status: 403,
    response: { statusCode: 403, message: 'ACTION_NOT_ALLOWED' },
  };
  await pact.exchange(renewMail, refused, (url) =>
    expect(callInternal(renewMail, target(url), { params: used })).rejects.toMatchObject({
      code: 'ACTION_NOT_ALLOWED',
    }),
  );
});
