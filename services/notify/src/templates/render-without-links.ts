import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';
import { phrasesIn } from './build-message.ts';
import { greetingName } from './greeting-name.ts';
import type { Message } from './message.ts';
import { renderText } from './render-text.ts';

/** Text that mail readers link, and the form of identity's codes. */
const linkLike = /\b(?:https?|ftp):\/\/\S+|\b[\w-]{40,}\b/gi;

/** Renders a mail for the delivery log without links and codes, including those in user-written texts. */
export function renderWithoutLinks(
  { button, preferences: _, ...message }: Message,
  { locale, displayName }: Pick<MailContent, 'locale' | 'displayName'>,
): { subject: string; text: string } {
  const phrases = phrasesIn(locale);
  const hide = (text: string) => text.replace(linkLike, phrases.hiddenLink);
  const shown = { ...message, button: { ...button, link: phrases.hiddenLink } };
  return {
    subject: hide(message.subject),
    text: hide(renderText(shown, { phrases, name: greetingName(displayName) })),
  };
}
