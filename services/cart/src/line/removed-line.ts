import { removedLineDays } from '@gvg/contracts/cart/terms';

/** Lines removed before this time cannot be restored. */
export const forgettableSince = (now: Date): Date => new Date(now.getTime() - removedLineDays * 86_400_000);
