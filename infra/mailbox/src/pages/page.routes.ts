import { languageOf } from '@gvg/service-kit/http/request-language';
import type { Locale } from '@gvg/contracts/values/locale';
import { locales } from '@gvg/contracts/values/locale';
import type { Request, Router } from 'express';
import { z } from 'zod';
import type { MailStore } from '../store/mail-store.ts';
import { listPage } from './list-page.ts';
import { colorSchemes, mailPage, mailViews, missingPage } from './mail-page.ts';
import { scriptPath, sendPage, stylePath } from './page.ts';
import { previewOf, previewPolicy } from './preview.ts';
import { script } from './script.ts';
import { style } from './style.ts';

/** Ignores unknown choices. */
const querySchema = z.object({
  to: z.string().max(254).catch(''),
  lang: z.enum(locales).optional().catch(undefined),
  view: z.enum(mailViews).catch('html'),
  scheme: z.enum(colorSchemes).catch('light'),
});

function choicesOf(request: Request): z.output<typeof querySchema> & { locale: Locale } {
  const choices = querySchema.parse(request.query);
  return { ...choices, locale: choices.lang ?? languageOf(request) };
}

/** HTML pages of the mailbox. */
export function pageRoutes(app: Router, store: MailStore): void {
  app.get('/', (request, response) => {
    const { to, lang, locale } = choicesOf(request);
    sendPage(response, listPage({ locale, lang, to, mails: store.list(to) }));
  });
  app.get('/mails/:id', (request, response) => {
    const { lang, locale, view, scheme } = choicesOf(request);
    const mail = store.find(request.params.id);
    if (mail === undefined) sendPage(response, missingPage(locale, lang), 404);
    else sendPage(response, mailPage({ locale, lang, mail, view, scheme }));
  });
  app.get('/mails/:id/preview', (request, response, next) => {
    const content = store.find(request.params.id)?.html;
    if (content === undefined) next();
    else
      response
        .set({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': previewPolicy,
          'cache-control': 'no-store',
        })
        .send(previewOf(content, choicesOf(request).scheme));
  });
  app.get(stylePath, (_request, response) => void response.type('css').set('cache-control', 'no-cache').send(style));
  app.get(scriptPath, (_request, response) => void response.type('js').set('cache-control', 'no-cache').send(script));
}
