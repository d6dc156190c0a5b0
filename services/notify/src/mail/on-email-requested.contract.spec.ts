import type { ClientSession } from 'mongoose';
import { emailRequested } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { onEmailRequested } from './on-email-requested.consumer.ts';

const { regex, string } = matchers;

it('queues the mail that identity requests', async () => {
  const updateOne = jest.fn().mockResolvedValue({});
  let consumer: Consumer<typeof emailRequested> | undefined;
  await onEmailRequested({
    mails: { updateOne } as never,
    bus: { consume: async (registered: never) => void (consumer = registered) } as never,
  });
  const id = '64b0c0ffee0123456789abcd';
  const data = {
    mail: string(id),
    user: string('64b0c0ffee0123456789abce'),
    template: regex(/^[A-Z_]+$/.source, 'VERIFY_EMAIL'),
  };
  await messagePact({ consumer: 'notify', provider: 'identity' }).expects(
    emailRequested,
    { description: 'a mail is to be sent', data },
    async (event) =>
      consumer?.handle({ ...event, type: emailRequested.type } as never, { session: {} as ClientSession } as never),
  );
  expect(updateOne.mock.calls).toMatchObject([
    [
      { _id: expect.objectContaining({}) as object },
      { $setOnInsert: { template: 'VERIFY_EMAIL', status: 'WAITING', attempts: 0 } },
      { upsert: true },
    ],
  ]);
  expect(String((updateOne.mock.calls as [{ _id: unknown }][])[0]?.[0]._id)).toBe(id);
});
