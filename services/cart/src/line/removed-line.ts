import { removedLineDays } from '@gvg/contracts/cart/terms';

/** A line that was removed before cannot be put back. */
export const forgettableSince = (now: Date): Date => new Date(now.getTime() - removedLineDays * 86_400_000);
