import type { Locale } from '@gvg/contracts/values/locale';
import type { Response } from 'express';
import type { DocumentAssets } from '../document/compose-document.ts';
import { tag } from '../document/head-tags.ts';
import { securityPolicy } from '../document/security-policy.ts';
import { documentHtml } from '../document/template.ts';
import { comingPage, comingRetrySeconds } from './still-coming.ts';

/** Responds to a page whose remote is still starting; the document reloads itself. */
export function sendComingPage(response: Response, locale: Locale, { documentCss }: DocumentAssets): void {
  const { title, html, css } = comingPage(locale);
  const head = [
    `<title>${title}</title>`,
    tag('meta', { name: 'robots', content: 'noindex' }),
    tag('meta', { 'http-equiv': 'refresh', content: String(comingRetrySeconds) }),
    ...[documentCss, css].map((text) => `<style>${text}</style>`),
  ];
  response
    .status(503)
    .set({
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'private, no-store',
      'retry-after': String(comingRetrySeconds),
      'content-security-policy': securityPolicy({
        inlineCode: { scripts: [], styles: [documentCss, css] },
        assetUrls: [],
        liveReload: false,
      }),
    })
    .end(documentHtml({ locale, head: head.join('\n'), page: html, data: '' }));
}
