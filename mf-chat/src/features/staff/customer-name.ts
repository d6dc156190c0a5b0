import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { TFunction } from '@gvg/i18n';

/** Number of letters of a guest's id that distinguish guests. */
const shownLetters = 4;

/** Returns the customer's name; for guests the first letters of their id. */
export function customerName({ kind, id, displayName }: Room['customer'], t: TFunction): string {
  if (displayName !== null) return displayName;
  return kind === 'guest' ? `${t('guest')} ${id.slice(0, shownLetters)}` : t('closedAccount');
}
