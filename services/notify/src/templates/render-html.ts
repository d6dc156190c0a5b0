import type { Locale } from '@gvg/contracts/values/locale';
import { html, trustedHtml } from '@gvg/service-kit/http/html';
import type { Html } from '@gvg/service-kit/http/html';
import { fontFamily, light, mailCss } from './mail-css.ts';
import type { Message, MessageItem, Phrases } from './message.ts';
import { shopName } from './render-text.ts';

/** `cid` of the logo among the mail's parts. */
export const logoId = 'logo@goods-viet-goods';

/** Fills the list's preview after the preheader, so that the heading does not follow. */
const previewFiller = trustedHtml('&#847;&zwnj;&nbsp;'.repeat(60));

/** For long names and links, which a narrow window may break anywhere. */
const breakable = 'overflow-wrap:anywhere;word-break:break-word';

interface HtmlOptions {
  locale: Locale;
  phrases: Phrases;
  name: string | undefined;
  /** `cid` of each picture among the mail's parts, by address. */
  pictureIds: ReadonlyMap<string, string>;
}

/** Renders a mail as HTML: one column of tables with inline styles, as mail readers support; light and dark. */
export function renderHtml(message: Message, { locale, phrases, name, pictureIds }: HtmlOptions): string {
  const { subject, preheader, heading, notice, paragraphs, items, sums, facts, button, track, aside, preferences } =
    message;
  const content = [
    masthead(phrases),
    html`<h1 class="ink" style="margin:24px 0 12px;font-size:24px;line-height:1.3;font-weight:700;letter-spacing:-0.015em;color:${light.ink}">${heading}</h1>`,
    ...(notice === undefined ? [] : [noticeBox(notice)]),
    ...[phrases.greeting(name), ...paragraphs].map(paragraph),
    ...(items === undefined ? [] : [itemTable(items, pictureIds)]),
    ...(sums === undefined ? [] : [sumTable(sums)]),
    ...(facts === undefined ? [] : [factTable(facts)]),
    buttonTable(button),
    linkAddress(button.link, phrases.linkHint),
    ...(track === undefined ? [] : [linkAddress(track.link, track.label)]),
    asideBox(aside),
  ];
  return html`<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${trustedHtml(mailCss)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};font-family:${fontFamily}">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0" aria-hidden="true">${preheader}${previewFiller}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper}">
<tr><td class="outer" align="center" style="padding:24px">
${trustedHtml('<!--[if mso]><table role="presentation" width="552" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:552px;border-collapse:separate">
<tr><td class="card inner" style="padding:28px;border:1px solid ${light.line};border-radius:20px;background-color:${light.card};text-align:left;${breakable}">
${content}
</td></tr>
<tr><td class="muted" align="center" style="padding:16px 12px 0;font-size:12px;line-height:1.6;color:${light.muted};${breakable}">
${phrases.footer.map((line) => html`<p class="muted" style="margin:0;color:${light.muted}">${line}</p>`)}
${preferences === undefined ? [] : [preferencesLink(preferences, phrases.choose)]}
</td></tr>
</table>
${trustedHtml('<!--[if mso]></td></tr></table><![endif]-->')}
</td></tr>
</table>
</body>
</html>
`.markup;
}

const masthead = ({
  tagline,
}: Phrases): Html => html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="40" style="padding-right:12px"><img src="cid:${logoId}" width="40" height="40" alt="" style="display:block;border:0"></td>
<td><p class="ink" style="margin:0;font-size:17px;line-height:1.2;font-weight:700;letter-spacing:-0.015em;color:${light.ink}">${shopName}</p>
<p class="muted" style="margin:2px 0 0;font-size:12px;line-height:1.3;color:${light.muted}">${tagline}</p></td>
</tr></table>
`;

const paragraph = (
  text: string,
): Html => html`<p class="ink" style="margin:0 0 12px;font-size:15px;line-height:1.55;color:${light.ink}">${text}</p>
`;

const noticeBox = (
  text: string,
): Html => html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:separate"><tr>
<td class="notice" style="padding:12px 14px;border-radius:12px;background-color:${light.goldSoft};font-size:14px;line-height:1.5;font-weight:600;color:${light.ink};${breakable}">${text}</td>
</tr></table>
`;

const factTable = (
  facts: NonNullable<Message['facts']>,
): Html => html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 12px;border-collapse:collapse">
${facts.map(
  ([label, value]) => html`<tr class="line" style="border-bottom:1px solid ${light.line}">
<th class="muted wide label" scope="row" width="130" align="left" valign="top" style="padding:10px 12px 10px 0;font-size:14px;line-height:1.5;font-weight:400;color:${light.muted}">${label}</th>
<td class="ink wide value" align="left" valign="top" style="padding:10px 0;font-size:15px;line-height:1.5;font-weight:600;color:${light.ink};${breakable}">${value}</td>
</tr>
`,
)}</table>
`;

/** Its alternative text is empty, because the name is next to it. The background is visible through transparent pictures. */
const pictureCell = (
  id: string,
): Html => html`<td width="52" valign="middle" style="padding:10px 12px 10px 0"><img class="picture" src="cid:${id}" width="52" height="52" alt="" style="display:block;border:0;border-radius:12px;background-color:${light.rice}"></td>
`;

function itemTable(items: readonly MessageItem[], pictureIds: HtmlOptions['pictureIds']): Html {
  const rows = items.map((item) => ({ ...item, pictureId: pictureIds.get(item.picture ?? '') }));
  const hasPictures = rows.some(({ pictureId }) => pictureId !== undefined);
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 12px;border-collapse:collapse">
${rows.map(
  ({ name, detail, amount, pictureId }) => html`<tr class="line" style="border-bottom:1px solid ${light.line}">
${pictureId === undefined ? [] : pictureCell(pictureId)}<td${hasPictures && pictureId === undefined ? html` colspan="2"` : []} align="left" valign="middle" style="padding:10px 12px 10px 0;${breakable}"><p class="ink" style="margin:0;font-size:15px;line-height:1.45;font-weight:600;color:${light.ink}">${name}</p>
<p class="muted" style="margin:2px 0 0;font-size:13px;line-height:1.5;color:${light.muted}">${detail}</p></td>
<td class="ink" align="right" valign="middle" style="padding:10px 0;font-size:15px;line-height:1.45;font-weight:600;white-space:nowrap;color:${light.ink}">${amount}</td>
</tr>
`,
)}</table>
`;
}

const sumTable = (
  sums: NonNullable<Message['sums']>,
): Html => html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 12px;border-collapse:collapse">
${sums.map(([label, amount], index) => {
  const isLast = index === sums.length - 1;
  const [size, weight] = isLast ? [17, 700] : [15, 400];
  const line = isLast ? `border-top:1px solid ${light.line};` : '';
  return html`<tr>
<th class="ink line" scope="row" align="left" style="${line}padding:8px 12px 6px 0;font-size:${size}px;line-height:1.45;font-weight:${weight};color:${light.ink}">${label}</th>
<td class="${isLast ? 'clay line' : 'ink'}" align="right" style="${line}padding:8px 0 6px;font-size:${size}px;line-height:1.45;font-weight:${weight};white-space:nowrap;color:${isLast ? light.clay : light.ink}">${amount}</td>
</tr>
`;
})}</table>
`;

/** A cell with a background, because Outlook ignores the padding of links. */
const buttonTable = ({
  label,
  link,
}: Message['button']): Html => html`<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:20px auto;border-collapse:separate"><tr>
<td class="button" align="center" bgcolor="${light.jade}" style="border-radius:14px;background-color:${light.jade};mso-padding-alt:15px 28px">
<a class="button" href="${link}" target="_blank" style="display:inline-block;padding:15px 28px;border-radius:14px;background-color:${light.jade};font-size:15px;line-height:1.4;font-weight:700;color:${light.onJade};text-decoration:none">${label}</a>
</td></tr></table>
`;

const linkAddress = (
  link: string,
  hint: string,
): Html => html`<p class="muted" style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${light.muted}">${hint}<br>
<a class="link" href="${link}" target="_blank" style="color:${light.jade};${breakable}">${link}</a></p>
`;

const preferencesLink = (
  link: string,
  label: string,
): Html => html`<p class="muted" style="margin:8px 0 0;color:${light.muted}">${label}: <a class="link" href="${link}" target="_blank" style="color:${light.jade};${breakable}">${link}</a></p>
`;

const asideBox = (
  text: string,
): Html => html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0 0"><tr>
<td class="aside" style="padding:4px 0 4px 14px;border-left:3px solid ${light.gold};font-size:14px;line-height:1.55;color:${light.ink}">${text}</td>
</tr></table>`;
