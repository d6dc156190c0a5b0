import type { Locale } from '@gvg/contracts/values/locale';
import { defaultLocale } from '@gvg/contracts/values/locale';

const noneYet = { customer: 0, staff: 0 };

/** Fields of a new room, besides those that its first change sets itself. */
export const newRoom = (createdAt: Date, locale: Locale = defaultLocale) => ({
  locale,
  lastSeq: 0,
  readSeq: noneYet,
  unread: noneYet,
  createdAt,
});
