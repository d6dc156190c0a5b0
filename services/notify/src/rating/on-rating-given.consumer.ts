import { ratingGiven } from '@gvg/contracts/catalogue/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import type { Notify } from '../notify.ts';
import { noticeText } from '../templates/notices/notice-text.ts';

/** Shows a rating to staff once, but not when it is edited or hidden. */
export function onRatingGiven({ bus, storeNotification }: Pick<Notify, 'bus' | 'storeNotification'>): Promise<void> {
  return bus.consume({
    name: 'on-rating-given',
    events: [ratingGiven],
    isUnavailable,
    handle: async ({ data: { _id, product, stars, isHidden } }, scope) => {
      if (isHidden) return;
      const text = noticeText((texts) => texts.rating({ stars }));
      await storeNotification(
        {
          cause: `rating:${_id}`,
          typeNotify: 'RATING_RECEIVED',
          target: { kind: 'staff' },
          text,
          link: `/admin/ratings?product=${product}`,
        },
        scope,
      );
    },
  });
}
