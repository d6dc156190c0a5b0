import { ApiFailure } from '@gvg/service-kit/http/api-failure';

const maximumLength = 300;
const addressLike = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const placeholder = '(address)';

/** Fields of nodemailer's errors in use. */
interface SmtpError extends NodeJS.ErrnoException {
  /** The server's reply. */
  response?: string;
  /** The command that was replied to. */
  command?: string;
  /** The server will never accept this message (RFC 5321: 5yz). */
  permanent?: boolean;
}

/**
 * Returns one line for the delivery log and the process's log, without addresses and without the local part of `recipient`, which servers quote as the user's
 * name.
 */
export function describeFailure(error: unknown, recipient: string | undefined): string {
  if (error instanceof ApiFailure) return `content: ${error.code}`;
  const { name, message, code, response } = error as SmtpError;
  const text = [code ?? name, response ?? message].filter(Boolean).join(': ');
  return withoutAddresses(text, recipient).replace(/\s+/g, ' ').slice(0, maximumLength);
}

/** Shorter names also occur in ordinary words. */
const shortestName = 3;

const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');

function withoutAddresses(text: string, recipient = ''): string {
  const names = [recipient, recipient.slice(0, recipient.lastIndexOf('@'))].filter(
    ({ length }) => length >= shortestName,
  );
  return names
    .reduce((rest, name) => rest.replace(literally(name), placeholder), text)
    .replace(addressLike, placeholder);
}

/**
 * Returns true if the server permanently refused this recipient or message. Replies about sender or password concern the configuration, which may be corrected
 * meanwhile.
 */
export function isRefused(error: unknown): boolean {
  const { permanent, command } = error as SmtpError;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}
