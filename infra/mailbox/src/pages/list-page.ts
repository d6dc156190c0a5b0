import type { Locale } from '@gvg/contracts/values/locale';
import { html } from '@gvg/service-kit/http/html';
import type { Html } from '@gvg/service-kit/http/html';
import type { Mail } from '../store/mail.ts';
import { address, formatTime } from './page.ts';
import type { Page } from './page.ts';
import { texts } from './texts.ts';

export interface ListPageOptions {
  locale: Locale;
  /** Language chosen on the page, passed on in its links. */
  lang: string | undefined;
  to: string;
  mails: readonly Mail[];
}

/** Lists all mails, newest first, with a search by recipient. */
export function listPage({ locale, lang, to, mails }: ListPageOptions): Page {
  const text = texts[locale];
  const otherLanguage = locale === 'vi' ? 'en' : 'vi';
  const body = html`<header><h1>${text.title}</h1><a href="${address('/', { to, lang: otherLanguage })}" lang="${otherLanguage}" hreflang="${otherLanguage}">${text.language}</a></header>
<p class="muted">${text.lead}</p>
<form class="search" role="search">${lang === undefined ? undefined : html`<input type="hidden" name="lang" value="${lang}">`}
<label>${text.search}<input type="search" name="to" value="${to}" maxlength="254" autocomplete="off"></label>
<button class="primary">${text.find}</button>
${to === '' ? undefined : html`<a class="action" href="${address('/', { lang })}">${text.all}</a>`}
<button type="button" id="clear" data-after="${address('/', { lang })}" hidden>${text.clear}</button></form>
<div id="mails"><p class="muted" role="status">${text.count(mails.length)}</p>${mailList({ locale, lang, to, mails })}</div>`;
  return { locale, title: text.title, body };
}

function mailList({ locale, lang, to, mails }: ListPageOptions): Html {
  const text = texts[locale];
  if (mails.length === 0) return html`<p class="empty">${to === '' ? text.empty : text.notFound}</p>`;
  const rows = mails.map(
    (
      mail,
    ) => html`<li><a href="${address(`/mails/${mail.id}`, { lang })}"><strong>${mail.subject || text.noSubject}</strong>${formatTime(mail.receivedAt, locale)}
<span class="muted">${mail.to.join(', ')}</span>${mail.arrivals === 1 ? undefined : html`<span><span class="count">${text.arrivals(mail.arrivals)}</span></span>`}</a></li>`,
  );
  return html`<ul class="mails">${rows}</ul>`;
}
