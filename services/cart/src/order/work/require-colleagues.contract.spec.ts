import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { requireColleagues } from './require-colleagues.ts';

const { exchange } = httpPact({ consumer: 'cart', provider: 'identity' });
const [open, closed] = ['64b0c0ffee0123456789ab11', '64b0c0ffee0123456789ab12'];
const providerState = `the account ${open} is open, the account ${closed} is closed`;

it('rejects a customer as a colleague', async () => {
  const contact = {
    _id: open,
    displayName: matchers.string('Nguyễn Thu Hà'),
    avatar: null,
    email: matchers.string('ha@mail.example'),
    emailVerified: matchers.boolean(true),
    locale: matchers.regex('^(vi|en)$', 'vi'),
    isStaff: false,
  };
  await exchange(
    getUserContacts,
    {
      description: 'whether a customer is one of staff',
      providerState,
      body: { ids: [open] },
      response: { docs: [contact] },
    },
    (url) =>
      expect(
        requireColleagues(
          {
            environment: { IDENTITY_INTERNAL_URL: url, INTERNAL_SECRET: 'secret of sixteen characters' } as Parameters<
              typeof requireColleagues
            >[0]['environment'],
          },
          [open],
        ),
      ).rejects.toMatchObject({ code: 'USER_NOT_FOUND' }),
  );
});
