import type { Locale } from '@gvg/contracts/values/locale';
import { html } from '@gvg/service-kit/http/html';
import type { Person } from './demo-people.ts';
import type { Page } from './page.ts';
import { texts } from './texts.ts';

/** Form input, shown again if it is invalid. */
export interface EnteredPerson {
  email: string;
  name: string;
  verified: boolean;
}

export interface ChooserOptions {
  locale: Locale;
  people: readonly Person[];
  entered?: EnteredPerson;
}

const personButton = ({ sub, name, email }: Person) =>
  html`<li><button class="person" name="person" value="${sub}"><img src="/pictures/${sub}.svg" alt=""><span>${name}<small>${email}</small></span></button></li>`;

/** Shows the people to choose from, and a form for other accounts. Each button posts a form to the page's own address. */
export function chooserPage({ locale, people, entered }: ChooserOptions): Page {
  const text = texts[locale];
  const problem = entered && html`<p class="problem" id="problem" role="alert">${text.invalid}</p>`;
  const describedBy = entered && html` aria-describedby="problem" aria-invalid="true"`;
  const checked = (entered?.verified ?? true) ? html` checked` : undefined;
  const body = html`<h1>${text.title}</h1><p>${text.lead}</p><p class="notice">${text.notice}</p>
<form method="post"><h2 id="people">${text.people}</h2><ul aria-labelledby="people">${people.map(personButton)}</ul></form>
<form method="post" aria-labelledby="other" novalidate><h2 id="other">${text.other}</h2>${problem}
<label for="email">${text.email}</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${entered?.email ?? ''}"${describedBy}>
<label for="name">${text.name}</label><input id="name" name="name" autocomplete="name" maxlength="60" value="${entered?.name ?? ''}"${describedBy}>
<label class="check"><input type="checkbox" name="verified" value="yes"${checked}>${text.verified}</label>
<button class="submit">${text.submit}</button></form>
<form method="post"><button class="cancel" name="cancel" value="yes">${text.cancel}</button></form>`;
  return { locale, title: text.title, body };
}

/** Shows an error in a browser that cannot be sent back to the shop. */
export function failedPage(locale: Locale, shop: string): Page {
  const text = texts[locale];
  return {
    locale,
    title: text.failed,
    body: html`<h1>${text.failed}</h1><p>${text.failedText}</p><a class="link" href="${shop}">${text.back}</a>`,
  };
}
