import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';

const validMs = 15 * 60 * 1000;

/** Throws `CONFIRMATION_REQUIRED` unless the caller has confirmed their identity within 15 minutes (rules/accounts.md). */
export async function requireRecentConfirmation(
  { sessions, now }: Pick<Identity, 'sessions' | 'now'>,
  { sid }: { sid: string },
): Promise<void> {
  const session = await sessions.exists({ _id: sid, confirmedAt: { $gt: new Date(now().getTime() - validMs) } });
  if (session === null) throw new ApiFailure('CONFIRMATION_REQUIRED');
}
