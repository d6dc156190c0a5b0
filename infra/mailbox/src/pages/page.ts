import type { Locale } from '@gvg/contracts/values/locale';
import { html } from '@gvg/service-kit/http/html';
import type { Html } from '@gvg/service-kit/http/html';
import type { Response } from 'express';

export const stylePath = '/mailbox.css';
export const scriptPath = '/mailbox.js';

export interface Page {
  locale: Locale;
  title: string;
  body: Html;
}

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function sendPage(response: Response, { locale, title, body }: Page, status = 200): void {
  const { markup } =
    html`<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${stylePath}"><script src="${scriptPath}" defer></script></head><body><main>${body}</main></body></html>`;
  response
    .status(status)
    .set({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(`<!doctype html>${markup}`);
}

/** Returns a path with the parameters that have a value. */
export function address(path: string, parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
}

export const formatTime = (iso: string, locale: Locale): Html =>
  html`<time class="muted" datetime="${iso}">${new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso))}</time>`;
