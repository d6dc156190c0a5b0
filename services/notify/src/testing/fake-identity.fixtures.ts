import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorCode } from '@gvg/contracts/errors';
import { errorStatus } from '@gvg/contracts/errors';
import type { Reader } from '../buying/fetch-buying-content.ts';
import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';

export interface FakeIdentity {
  url: string;
  /** What it answers about a mail; USER_NOT_FOUND for one that is not set. */
  answers: Map<string, MailContent | ErrorCode>;
  /** Users whom it knows, by id. */
  contacts: Map<string, Reader>;
  /** Ids of mails in the order of the requests. */
  requested: readonly string[];
  close(): Promise<void>;
}

/** Stands in for identity's internal listener. */
export async function startFakeIdentity(): Promise<FakeIdentity> {
  const answers = new Map<string, MailContent | ErrorCode>();
  const requested: string[] = [];
  const contacts = new Map<string, Reader>();
  const server = createServer((request, response) => {
    if (request.url === '/internal/users/contacts') {
      void text(request).then((body) => {
        const { ids } = JSON.parse(body) as { ids: string[] };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ docs: ids.flatMap((id) => contacts.get(id) ?? []) }));
      });
      return;
    }
    const id = /^\/internal\/mails\/(?<id>[0-9a-f]{24})$/.exec(request.url ?? '')?.groups?.['id'] ?? '';
    requested.push(id);
    const answer = answers.get(id) ?? 'USER_NOT_FOUND';
    const status = typeof answer === 'string' ? errorStatus[answer] : 200;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(typeof answer === 'string' ? { statusCode: status, message: answer } : answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    contacts,
    requested,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
