import type { Router } from 'express';
import { z } from 'zod';
import type { MailStore } from './store/mail-store.ts';
import type { Mail } from './store/mail.ts';

const querySchema = z.object({ to: z.string().max(254).default('') });

/** Returns a mail for the JSON API. `links` are the URLs in its text. */
function presentMail({ id, messageId, receivedAt, arrivals, from, to, subject, text, html }: Mail) {
  const links = [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
  return { id, messageId, receivedAt, arrivals, from, to, subject, text, html: html ?? null, links };
}

/** JSON API of the mailbox for tests: `GET /api/mails?to=`, newest first, `GET /api/mails/{id}`, `DELETE /api/mails`. */
export function apiRoutes(app: Router, store: MailStore): void {
  app.get('/api/mails', (request, response) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) response.status(400).json({ message: 'INVALID_PAYLOAD' });
    else response.set('cache-control', 'no-store').json({ mails: store.list(query.data.to).map(presentMail) });
  });
  app.get('/api/mails/:id', (request, response, next) => {
    const mail = store.find(request.params.id);
    if (mail === undefined) next();
    else response.set('cache-control', 'no-store').json(presentMail(mail));
  });
  app.delete('/api/mails', async (_request, response) => {
    await store.clear();
    response.status(204).end();
  });
}
