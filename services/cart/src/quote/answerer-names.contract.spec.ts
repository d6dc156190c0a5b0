import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createStaffNames } from './answerer-names.ts';

const { exchange } = httpPact({ consumer: 'cart', provider: 'identity' });
const [open, closed] = ['64b0c0ffee0123456789ab11', '64b0c0ffee0123456789ab12'];
const quotes = [{ versions: [open, closed].map((answeredBy) => ({ answeredBy })) }] as unknown as Parameters<
  ReturnType<typeof createStaffNames>
>[0];

const namesFrom = (url: string) =>
  createStaffNames({
    environment: { IDENTITY_INTERNAL_URL: url, INTERNAL_SECRET: 'secret of sixteen characters' } as Parameters<
      typeof createStaffNames
    >[0]['environment'],
    logger: createLogger({ name: 'test', level: 'fatal' }),
  });

it('returns the display names of open accounts', async () => {
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
      description: 'who answered a quote',
      providerState: `the account ${open} is open, the account ${closed} is closed`,
      body: { ids: [open, closed] },
      response: { docs: [contact] },
    },
    (url) => namesFrom(url)(quotes),
  );
  expect([...names]).toEqual([[open, 'Nguyễn Thu Hà']]);
});
