import type { Locale } from '@gvg/contracts/values/locale';
import { html } from '@gvg/service-kit/http/html';
import type { Html } from '@gvg/service-kit/http/html';
import type { ColorScheme } from '@gvg/ui/palette';
import type { Mail } from '../store/mail.ts';
import { address, formatTime } from './page.ts';
import type { Page } from './page.ts';
import { texts } from './texts.ts';

export const mailViews = ['html', 'text', 'source'] as const;
export type MailView = (typeof mailViews)[number];
export const colorSchemes = ['light', 'dark'] as const satisfies readonly ColorScheme[];

export interface MailPageOptions {
  locale: Locale;
  lang: string | undefined;
  mail: Mail;
  view: MailView;
  scheme: ColorScheme;
}

/** Enough for the source of any mail of the shop. */
const shownSourceBytes = 300_000;

/** Shows one mail as rendered HTML, as text, or as its source. */
export function mailPage(options: MailPageOptions): Page {
  const { locale, lang, mail } = options;
  const text = texts[locale];
  const view = options.view === 'html' && mail.html === undefined ? 'text' : options.view;
  const otherLanguage = locale === 'vi' ? 'en' : 'vi';
  const body = html`<header><a class="action" href="${address('/', { lang })}">${text.back}</a><a href="${pageAddress({ ...options, lang: otherLanguage })}" lang="${otherLanguage}" hreflang="${otherLanguage}">${text.language}</a></header>
<h1>${mail.subject || text.noSubject}</h1>
<dl><dt>${text.from}</dt><dd>${mail.from}</dd><dt>${text.to}</dt><dd>${mail.to.join(', ')}</dd><dt>${text.received}</dt><dd>${formatTime(mail.receivedAt, locale)}${mail.arrivals === 1 ? undefined : html` <span class="count">${text.arrivals(mail.arrivals)}</span>`}</dd></dl>
<div class="bar">${viewLinks({ ...options, view })}${view === 'html' ? schemeLinks(options) : undefined}</div>
${content({ ...options, view })}`;
  return { locale, title: mail.subject || text.noSubject, body };
}

export function missingPage(locale: Locale, lang: string | undefined): Page {
  const text = texts[locale];
  return {
    locale,
    title: text.title,
    body: html`<h1>${text.title}</h1><p class="empty">${text.missing}</p><p><a class="action" href="${address('/', { lang })}">${text.back}</a></p>`,
  };
}

const pageAddress = ({ mail, lang, view, scheme }: Omit<MailPageOptions, 'locale'>): string =>
  address(`/mails/${mail.id}`, { view, scheme, lang });

const link = (href: string, label: string, isCurrent: boolean): Html =>
  html`<a class="action" href="${href}"${isCurrent ? html` aria-current="true"` : undefined}>${label}</a>`;

function viewLinks(options: MailPageOptions): Html {
  const text = texts[options.locale];
  const shown = mailViews.filter((view) => view !== 'html' || options.mail.html !== undefined);
  return html`<nav aria-label="${text.views}">${shown.map((view) => link(pageAddress({ ...options, view }), text[view], view === options.view))}</nav>`;
}

function schemeLinks(options: MailPageOptions): Html {
  const text = texts[options.locale];
  return html`<nav aria-label="${text.scheme}">${colorSchemes.map((scheme) => link(pageAddress({ ...options, scheme }), text[scheme], scheme === options.scheme))}</nav>`;
}

function content({ locale, mail, view, scheme }: MailPageOptions): Html {
  const text = texts[locale];
  switch (view) {
    case 'html':
      return html`<iframe class="${scheme}" src="${address(`/mails/${mail.id}/preview`, { scheme })}" title="${text.preview}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
    case 'text':
      return mail.text === '' ? html`<p class="empty">${text.noText}</p>` : html`<pre tabindex="0">${mail.text}</pre>`;
    case 'source':
      return html`<pre tabindex="0">${mail.source.subarray(0, shownSourceBytes).toString('utf8')}</pre>`;
  }
}
