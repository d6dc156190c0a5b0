import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@gvg/testing/eventually';
import type { Site } from '../site.ts';
import { noteSecrets } from './known-secrets.ts';

export interface Mail {
  messageId: string;
  subject: string;
  to: string[];
  text: string;
  html: string | null;
  links: string[];
}

const timeoutMs = 40_000;

/** Returns the mails to an address, newest first. */
export async function mailsTo(site: Pick<Site, 'urlOf'>, email: string): Promise<Mail[]> {
  const response = await fetch(new URL(`/api/mails?to=${encodeURIComponent(email)}`, site.urlOf('mailbox')));
  return ((await response.json()) as { mails: Mail[] }).mails;
}

/** A mail to `email` with a link to `path`, and the code in that link. */
export interface MailedCode {
  code: string;
  mail: Mail;
}

/** Returns the codes of links to `path` in the mails to `email`, newest first. Waits until there are `count`. */
export function codesInMails(site: Pick<Site, 'urlOf'>, email: string, path: string, count = 1): Promise<MailedCode[]> {
  return eventually(
    async () => {
      const found = (await mailsTo(site, email)).flatMap((mail) =>
        mail.links.flatMap((link) => {
          const { pathname, hash } = new URL(link);
          const code = new URLSearchParams(hash.slice(1)).get('code');
          return pathname === path && code !== null ? [{ code, mail }] : [];
        }),
      );
      if (found.length < count) throw new Error(`${found.length} mails to ${email} lead to ${path}, not ${count}`);
      for (const { code } of found) noteSecrets({ authCode: code });
      return found;
    },
    { timeoutMs },
  );
}

export async function codeInMail(site: Pick<Site, 'urlOf'>, email: string, path: string): Promise<string> {
  const [newest] = await codesInMails(site, email, path);
  return newest?.code ?? '';
}

/** Returns the mails to an address once no new ones arrive for `quietMs`. */
export async function settledMails(site: Pick<Site, 'urlOf'>, email: string, quietMs = 4_000): Promise<Mail[]> {
  let mails = await mailsTo(site, email);
  for (;;) {
    await pause(quietMs);
    const now = await mailsTo(site, email);
    if (now.length === mails.length) return now;
    mails = now;
  }
}
