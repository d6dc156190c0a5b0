import type { Locale } from '@gvg/contracts/values/locale';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';

export const sampleLink = 'https://shop.example/auth/verify#code=abcdefghijklmnopqrstuvwxyz0123456789-_ABCDEFG';

/** Identity's content for a mail of this template, with all optional fields. */
export function sampleContent(template: MailTemplate, locale: Locale, fields: Partial<MailContent> = {}): MailContent {
  return {
    template,
    to: 'ha.nguyen@mail.example',
    displayName: 'Nguyễn Thu Hà',
    locale,
    link: sampleLink,
    linkExpiresAt: '2026-11-24T02:12:00.000Z',
    signIn: { browser: 'Firefox 140', system: 'Windows', at: '2026-11-24T18:30:00.000Z' },
    newEmail: 'h•••@shop.example',
    ...fields,
  };
}
