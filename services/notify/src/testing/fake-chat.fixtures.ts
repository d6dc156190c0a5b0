import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FoundMessage } from '../clients/messages.ts';

export interface FakeChat {
  url: string;
  /** By message id. */
  messages: Map<string, FoundMessage>;
  /** Responds with 503 if false. */
  isUp: boolean;
  /** Number of requests while it was down. */
  refusals: number;
  close(): Promise<void>;
}

/** Starts a fake of chat's internal listener. */
export async function startFakeChat(): Promise<FakeChat> {
  const messages = new Map<string, FoundMessage>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { ids } = JSON.parse(body) as { ids: string[] };
      const found = { docs: ids.flatMap((id) => messages.get(id) ?? []) };
      if (!chat.isUp) chat.refusals += 1;
      response
        .writeHead(chat.isUp ? 200 : 503, { 'content-type': 'application/json' })
        .end(JSON.stringify(chat.isUp ? found : { statusCode: 503, message: 'SERVICE_UNAVAILABLE' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const chat: FakeChat = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    isUp: true,
    refusals: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return chat;
}
