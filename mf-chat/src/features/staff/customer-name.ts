import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { TFunction } from '@gvg/i18n';

/** Letters of a guest's id by which two guests are told apart. */
const shownLetters = 4;

/** The customer's name; guests have the first letters of their id. */
export function customerName({ kind, id, displayName }: Room['customer'], t: TFunction): string {
  if (displayName !== null) return displayName;
  return kind === 'guest' ? `${t('guest')} ${id.slice(0, shownLetters)}` : t('closedAccount');
}
