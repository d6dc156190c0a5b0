import { lookUpMessages } from '@gvg/contracts/chat/http/internal-messages';
import { getOrderForService, getQuoteForService } from '@gvg/contracts/cart/http/internal-buying';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { sampleIds, sampleReader } from '../templates/buying/buying-contents.fixtures.ts';
import { createBuying } from './buying.ts';
import { createMessages } from './messages.ts';
import { createPeople } from './people.ts';

const { eachLike, integer, like, regex, string, uuid } = matchers;
const target = (url: string) => ({ url, secret: 'secret of sixteen characters', service: 'notify' });
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.source, '2026-11-22T02:12:00.000Z');
const missing = '0'.repeat(24);
const message = '64b0c0ffee0123456789ab61';

it("reads a user's contact", async () => {
  const { user } = sampleIds;
  const found = await httpPact({ consumer: 'notify', provider: 'identity' }).exchange(
    getUserContacts,
    {
      description: 'who a notification is about',
      providerState: `the user ${user} has an account`,
      body: { ids: [user] },
      response: { docs: eachLike(like({ ...sampleReader })) },
    },
    (url) => createPeople(target(url)).find(user),
  );
  expect(found).toMatchObject({ displayName: 'Nguyễn Thu Hà' });
});

it('returns no order and no quote if they are missing', async () => {
  const cart = httpPact({ consumer: 'notify', provider: 'cart' });
  const gone = { params: { id: missing }, status: 404 };
  const order = {
    ...gone,
    description: 'an order that does not exist, for a notification',
    providerState: `there is no order ${missing}`,
    response: { statusCode: 404, message: 'ORDER_NOT_FOUND' },
  };
  expect(
    await cart.exchange(getOrderForService, order, (url) => createBuying(target(url)).order(missing)),
  ).toBeUndefined();
  const quote = {
    ...gone,
    description: 'a quote that does not exist, for a notification',
    providerState: `there is no quote ${missing}`,
    response: { statusCode: 404, message: 'QUOTE_NOT_FOUND' },
  };
  expect(
    await cart.exchange(getQuoteForService, quote, (url) => createBuying(target(url)).quote(missing)),
  ).toBeUndefined();
});

it('reads a message with its customer and sender', async () => {
  const found = await httpPact({ consumer: 'notify', provider: 'chat' }).exchange(
    lookUpMessages,
    {
      description: 'a message for a notification',
      providerState: `there is the message ${message} of staff to a user`,
      body: { ids: [message] },
      response: {
        docs: eachLike({
          customer: { kind: regex('^(user|guest)$', 'user'), id: string(sampleIds.user) },
          message: {
            _id: string(message),
            room: { _id: string('64b0c0ffee0123456789ab62') },
            seq: integer(1),
            clientId: uuid('2f1c8e0a-3a64-4a53-9d0e-6f1d1f3b8a11'),
            content: { text: string('Vừa cân xong'), images: [] },
            senderIsUser: like({ _id: '64b0c0ffee0123456789ab63', displayName: 'Mai', avatar: null, isStaff: true }),
            receiver: string(sampleIds.user),
            readAt: null,
            createdAt: instant,
          },
        }),
      },
    },
    (url) => createMessages(target(url)).find(message),
  );
  expect(found).toMatchObject({
    customer: { kind: 'user' },
    message: { seq: 1, senderIsUser: { displayName: 'Mai' } },
  });
});
