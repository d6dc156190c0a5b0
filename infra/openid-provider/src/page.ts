import type { Locale } from '@gvg/contracts/values/locale';
import { html } from '@gvg/service-kit/http/html';
import type { Html } from '@gvg/service-kit/http/html';
import type { Response } from 'express';
import { stylePath } from './paths.ts';

export interface Page {
  locale: Locale;
  title: string;
  body: Html;
}

/** Forbids scripts. Responses to forms may redirect to the shop. */
const policy = (shop: string) =>
  `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`;

export function renderPage({ locale, title, body }: Page): string {
  const { markup } =
    html`<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${stylePath}"></head><body><main>${body}</main></body></html>`;
  return `<!doctype html>${markup}`;
}

export const pageHeaders = (shop: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy(shop),
  'cache-control': 'no-store',
  // Redirects after a form must not contain the URL of this page, but the browser must send its origin.
  'referrer-policy': 'same-origin',
});

export function sendPage(response: Response, shop: string, page: Page, status = 200): void {
  response.status(status).set(pageHeaders(shop)).send(renderPage(page));
}
