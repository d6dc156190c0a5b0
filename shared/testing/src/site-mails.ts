import { eventually } from './eventually.ts';
import { runningSite } from './running-site.ts';

/** A mail in the running site's mailbox. `links` are the URLs in its text. */
export interface SiteMail {
  messageId: string;
  subject: string;
  text: string;
  links: string[];
}

/** Returns the mails to an address, newest first. */
export async function mailsTo(email: string): Promise<SiteMail[]> {
  const response = await fetch(`${runningSite().urlOf('mailbox')}/api/mails?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { mails: SiteMail[] }).mails;
}

/** Waits for a mail to `email` with a link to `path`, and returns that link from the newest one. */
export function linkInMail(email: string, path: string): Promise<string> {
  const find = async () => {
    const link = (await mailsTo(email))
      .flatMap(({ links }) => links)
      .find((candidate) => new URL(candidate).pathname === path);
    if (link === undefined) throw new Error(`no mail to ${email} leads to ${path}`);
    return link;
  };
  return eventually(find, { timeoutMs: 30_000 });
}
