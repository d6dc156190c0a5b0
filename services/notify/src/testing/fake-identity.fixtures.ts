import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorCode } from '@gvg/contracts/errors';
import { errorStatus } from '@gvg/contracts/errors';
import type { Reader } from '../buying/fetch-buying-content.ts';
import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';

export interface FakeIdentity {
  url: string;
  /** Responses by mail id; USER_NOT_FOUND for any other. */
  answers: Map<string, MailContent | ErrorCode>;
  /** Known users by id. */
  contacts: Map<string, Reader>;
  /** Ids of mails in the order of the requests. */
  requested: readonly string[];
  /** Users with staff rights, by the ids of their mails. */
  mailsToStaff: Set<string>;
  /** Ids of renewed mails. */
  renewed: readonly string[];
  close(): Promise<void>;
}

const lookOf = ({ to: _, link, linkExpiresAt: __, ...content }: MailContent, isToStaff: boolean) => ({
  ...content,
  isToStaff,
  hasLink: link !== undefined,
});

/** Starts a fake of identity's internal listener. */
export async function startFakeIdentity(): Promise<FakeIdentity> {
  const answers = new Map<string, MailContent | ErrorCode>();
  const requested: string[] = [];
  const renewed: string[] = [];
  const mailsToStaff = new Set<string>();
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
    const { id = '', use } =
      /^\/internal\/mails\/(?<id>[0-9a-f]{24})(?:\/(?<use>look|renew))?$/.exec(request.url ?? '')?.groups ?? {};
    if (use === undefined) requested.push(id);
    if (use === 'renew') renewed.push(id);
    const answer = answers.get(id) ?? 'USER_NOT_FOUND';
    const status = typeof answer === 'string' ? errorStatus[answer] : 200;
    const reply = (body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (typeof answer === 'string') reply({ statusCode: status, message: answer });
    else if (use === 'renew') response.writeHead(204).end();
    else if (use === 'look') reply(lookOf(answer, mailsToStaff.has(id)));
    else reply(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    contacts,
    requested,
    renewed,
    mailsToStaff,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
