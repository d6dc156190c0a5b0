import { lookUpMessages } from '@gvg/contracts/chat/http/internal-messages';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createFetchMessages } from './fetch-messages.ts';

const { integer, regex, string, uuid } = matchers;
const { exchange } = httpPact({ consumer: 'realtime', provider: 'chat' });
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.source, '2026-11-24T02:12:00.000Z');
const ids = { message: '64b0c0ffee0123456789ab01', gone: '64b0c0ffee0123456789ab02' };

const fetchFrom = (url: string) =>
  createFetchMessages({
    chat: { url, secret: 'secret of sixteen characters' },
    redis: { get: async () => null },
    logger: { debug: () => undefined },
  });

it('reads a message with its customer, and pictures by their unsigned paths', async () => {
  const found = await exchange(
    lookUpMessages,
    {
      description: 'a message with a picture',
      providerState: `the message ${ids.message} of a guest has a text and a picture`,
      body: { ids: [ids.message] },
      response: {
        docs: [
          {
            customer: { kind: regex('^(user|guest)$', 'guest'), id: string('0123456789abcdef0123456789abcdef') },
            message: {
              _id: ids.message,
              room: { _id: regex('^[0-9a-f]{24}$', '64b0c0ffee0123456789ab03') },
              seq: integer(1),
              clientId: uuid('2f1c8e0a-3a64-4a53-9d0e-6f1d1f3b8a11'),
              content: {
                text: string('Xin chào'),
                images: [
                  {
                    url: regex('^/v1/file-manager/files/.+', '/v1/file-manager/files/p-picture.jpg'),
                    signedUrl: string('/v1/file-manager/files/p-picture.jpg'),
                    width: integer(400),
                    height: integer(300),
                  },
                ],
              },
              senderIsGuest: string('0123456789abcdef0123456789abcdef'),
              readAt: null,
              createdAt: instant,
            },
          },
        ],
      },
    },
    (url) => fetchFrom(url)(ids.message),
  );
  expect(found).toMatchObject({ customer: { kind: 'guest' }, message: { _id: ids.message, seq: 1 } });
});

it('finds nothing for a missing message', async () => {
  const request = {
    description: 'a message that is gone',
    providerState: 'there are no messages',
    body: { ids: [ids.gone] },
    response: { docs: [] },
  };
  expect(await exchange(lookUpMessages, request, (url) => fetchFrom(url)(ids.gone))).toBeUndefined();
});
