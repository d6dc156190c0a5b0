import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { createUserNames } from '@gvg/service-kit/http/user-names';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { httpPact, matchers } from '@gvg/testing/http-pact';

const { exchange } = httpPact({ consumer: 'catalogue', provider: 'identity' });
const [open, closed] = ['64b0c0ffee0123456789ab11', '64b0c0ffee0123456789ab12'];

it('returns the names of staff who changed stock, for open accounts', async () => {
  const contact = {
    _id: open,
    displayName: matchers.string('Nguyễn Thu Hà'),
    avatar: null,
    email: matchers.string('ha@mail.example'),
    emailVerified: matchers.boolean(true),
    locale: matchers.regex('^(vi|en)$', 'vi'),
  };
  const names = await exchange(
    getUserContacts,
    {
      description: 'who changed stock',
      providerState: `the account ${open} is open, the account ${closed} is closed`,
      body: { ids: [open, closed] },
      response: { docs: [contact] },
    },
    (url) =>
      createUserNames({
        environment: { IDENTITY_INTERNAL_URL: url, INTERNAL_SECRET: 'secret of sixteen characters' },
        logger: createLogger({ name: 'test', level: 'fatal' }),
        service: 'catalogue',
      })([open, closed]),
  );
  expect([...names]).toEqual([[open, 'Nguyễn Thu Hà']]);
});
