import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createProfiles } from './profiles.ts';

const { exchange } = httpPact({ consumer: 'chat', provider: 'identity' });
const [open, closed] = ['64b0c0ffee0123456789ab11', '64b0c0ffee0123456789ab12'];

it('returns the names of open accounts', async () => {
  const contact = {
    _id: open,
    displayName: matchers.string('Nguyễn Thu Hà'),
    avatar: null,
    email: matchers.string('ha@mail.example'),
    emailVerified: matchers.boolean(true),
    locale: matchers.regex('^(vi|en)$', 'vi'),
  };
  const storedProfiles = { find: () => ({ lean: async () => [] }), insertMany: async () => [] };
  const found = await exchange(
    getUserContacts,
    {
      description: 'who has written messages',
      providerState: `the account ${open} is open, the account ${closed} is closed`,
      body: { ids: [open, closed] },
      response: { docs: [contact] },
    },
    (url) =>
      createProfiles({ storedProfiles, logger: createLogger({ name: 'test', level: 'fatal' }) } as never, {
        url,
        secret: 'secret of sixteen characters',
        service: 'chat',
      }).find([open, closed]),
  );
  expect([...found.values()].map(({ _id, displayName, searchText }) => [_id, displayName, searchText])).toEqual([
    [open, 'Nguyễn Thu Hà', 'nguyen thu ha'],
    [closed, null, ''],
  ]);
});
