import { domainToASCII } from 'node:url';
import type { ClientSession } from 'mongoose';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { takeToken } from '@gvg/service-kit/security/token-bucket';
import type { Identity } from '../identity.ts';
import { hashOf } from '../secret/derived-keys.ts';
import { emailKeyOf } from '../user/folded-keys.ts';
import type { StoredReceiver } from './receiver.model.ts';

/**
 * Limit of mails that an address gets without its reader's request: six at once, then one in ten minutes. LIMITS_SCALE does not apply, because clients that
 * share an address have separate mailboxes.
 */
const bucket = { burst: 6, perMinute: 1 / 10 } as const;

/** Returns one key for all addresses of a mailbox: ignores the text after a plus, and unifies the two spellings of a domain. */
export function receiverOf(email: string): string {
  const [local = '', domain = ''] = emailKeyOf(email).split('@');
  return hashOf(`${local.replace(/(?<=.)\+.*$/s, '')}@${domainToASCII(domain) || domain}`);
}

/** Counts a mail to `email` in the transaction that requests it. Returns 0, or the milliseconds to wait at the limit; then none is counted. */
export async function takeMail(
  { receivers, now }: Pick<Identity, 'receivers' | 'now'>,
  session: ClientSession,
  email: string,
): Promise<number> {
  const _id = receiverOf(email);
  const before = await receivers.findById(_id).session(session).lean<StoredReceiver>();
  const { allowed, retryAfterMs, fullAt } = takeToken(bucket, before?.fullAt.getTime(), now().getTime());
  if (!allowed) return retryAfterMs;
  try {
    await receivers.replaceOne({ _id }, { _id, fullAt: new Date(fullAt) }, { upsert: true, session });
  } catch (error) {
    // The first two mails to an address are concurrent: the retried transaction counts both.
    throw isDuplicateKey(error) ? concurrentChangeError('mail receiver') : error;
  }
  return 0;
}
