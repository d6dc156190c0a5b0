import { mailTemplates } from '@gvg/contracts/identity/mail-templates';
import { locales } from '@gvg/contracts/values/locale';
import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';
import { sampleContent, sampleLink } from './mail-contents.fixtures.ts';
import { renderMail } from './render-mail.ts';

const render = (content: MailContent) => renderMail(content, 'https://shop.example');

const everyMail = mailTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const));

/** Visible text of the HTML. */
const visibleText = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

it.each(['vi', 'en'] as const)('omits what is unknown about a sign-in (%s)', (locale) => {
  const { html, text } = render(
    sampleContent('NEW_SIGN_IN', locale, { signIn: { browser: '', system: '', at: '2026-11-24T18:30:00.000Z' } }),
  );
  expect(text).not.toMatch(/^(Trình duyệt|Hệ điều hành|Browser|System):/m);
  expect(html).not.toMatch(/>(Trình duyệt|Hệ điều hành|Browser|System)</);
  expect(html).toMatch(/>(Lúc|At)</);
});

describe.each(everyMail)('%s in %s', (template, locale) => {
  const mail = render(sampleContent(template, locale));

  it('has a one-line subject, a text and a document in its language', () => {
    expect(mail.subject).toMatch(/^[^\r\n]{5,70}$/);
    expect(mail.text).toContain('Nguyễn Thu Hà');
    expect(mail.html).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${locale}"`));
    const otherLanguage = render(sampleContent(template, locale === 'vi' ? 'en' : 'vi'));
    expect([otherLanguage.subject === mail.subject, otherLanguage.text === mail.text]).toEqual([false, false]);
  });

  it('has its link as a button, as an address below it, and in the text', () => {
    expect(mail.html.split(`href="${sampleLink}"`)).toHaveLength(3);
    expect(mail.html).toContain(`>${sampleLink}</a>`);
    expect(mail.text).toContain(`\n${sampleLink}\n`);
  });

  it('has the same content in both parts', () => {
    const seen = visibleText(mail.html);
    const sentences = mail.text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('-- ') && !/^(Goods Viet Goods, |.+:$)/.test(line));
    expect(
      sentences
        .map((line) => line.replace(/^(Trình duyệt|Hệ điều hành|Lúc|Browser|System|At): /, ''))
        .filter((line) => !seen.includes(line)),
    ).toEqual([]);
  });

  it('escapes names and values', () => {
    const script = '<script>alert("x")</script>';
    const { html, subject } = render(
      sampleContent(template, locale, {
        displayName: script,
        newEmail: script,
        signIn: { browser: script, system: script, at: '2026-11-24T18:30:00.000Z' },
      }),
    );
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(subject).not.toContain('script');
  });

  it('has a dark scheme and loads nothing', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
    expect([...mail.html.matchAll(/(?:src|background)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      'cid:logo@goods-viet-goods',
    ]);
    expect(mail.html).not.toMatch(/url\(|@import|<link|<script/);
  });

  it('contains the picture that it shows', () => {
    expect(mail.attachments).toEqual([
      expect.objectContaining({ cid: 'logo@goods-viet-goods', contentType: 'image/png' }),
    ]);
    expect(mail.attachments[0]?.content.subarray(1, 4).toString()).toBe('PNG');
  });
});

describe('mails with a link that expires', () => {
  it.each(['VERIFY_EMAIL', 'VERIFY_NEW_EMAIL', 'RESET_PASSWORD'] as const)(
    '%s shows the expiry in Vietnamese time and UTC',
    (template) => {
      expect(render(sampleContent(template, 'vi')).text).toContain(
        'Liên kết dùng được tới 09:12, Thứ Ba, 24 tháng 11, 2026 (giờ Việt Nam; 02:12 UTC)',
      );
      expect(render(sampleContent(template, 'en')).text).toContain(
        'The link works until 09:12, Tuesday, 24 November 2026 (Vietnam time; 02:12 UTC)',
      );
    },
  );

  it('are not rendered without it', () => {
    const { link: _, ...content } = sampleContent('RESET_PASSWORD', 'en');
    expect(() => render(content)).toThrow('RESET_PASSWORD needs a link');
  });
});

it('shows the sign-in that it warns of, with the day in UTC if it differs', () => {
  const { text } = render(sampleContent('NEW_SIGN_IN', 'en'));
  expect(text).toContain(
    'Browser: Firefox 140\nSystem: Windows\nAt: 01:30, Wednesday, 25 November 2026 (Vietnam time; 18:30 UTC Tuesday, 24 November 2026)',
  );
});

it('shows the new address, or omits it', () => {
  expect(render(sampleContent('EMAIL_CHANGE_REQUESTED', 'en')).text).toContain('to h•••@shop.example.');
  const { newEmail: _, ...content } = sampleContent('EMAIL_CHANGE_REQUESTED', 'en');
  expect(render(content).text).toContain('to change the email address of your account.');
});

describe('mails without a link from identity', () => {
  it.each([
    ['WELCOME', 'vi', 'https://shop.example/'],
    ['PASSWORD_CHANGED', 'vi', 'https://shop.example/user/profile'],
    ['NEW_SIGN_IN', 'en', 'https://shop.example/en/user/profile'],
    ['EMAIL_CHANGE_REQUESTED', 'en', 'https://shop.example/en/user/profile'],
    ['EMAIL_IN_USE', 'vi', 'https://shop.example/user/profile'],
  ] as const)('%s in %s links to %s', (template, locale, address) => {
    const { link: _, linkExpiresAt: __, ...content } = sampleContent(template, locale);
    const { html, text } = render(content);
    expect(html).toContain(`href="${address}"`);
    expect(text).toContain(`\n${address}\n`);
  });

  it('show no deadline', () => {
    const { link: _, ...content } = sampleContent('WELCOME', 'en');
    expect(render(content).text).not.toMatch(/works until|confirm/i);
    expect(render(sampleContent('WELCOME', 'en')).text).toContain('The link works until');
  });
});

it.each(['Mua hàng tại https://bad.example', 'www.bad.example', 'bad.example 50%', 'write to me@bad.example'])(
  'greets without the name %j, which readers would show as a link',
  (displayName) => {
    const { html, text } = render(sampleContent('VERIFY_EMAIL', 'en', { displayName }));
    expect(text).toContain('\nHello,\n');
    expect(`${html}${text}`).not.toContain('bad.example');
  },
);

it('greets with names that have dots, dashes and any script', () => {
  for (const displayName of ['J. R. Nguyễn', 'Anne-Marie', 'Đặng Thị 3.5', '田中さん'])
    expect(render(sampleContent('WELCOME', 'en', { displayName })).text).toContain(`Hello ${displayName},`);
});
