import type { ListedRating } from '@gvg/contracts/catalogue/http/ratings';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { TFunction } from '@gvg/i18n';
import { formatDayTime } from '../../texts/format.ts';

export const productOfRating = ({ productName }: ListedRating, t: TFunction, locale: Locale): string => {
  const name = localize(productName, locale);
  return name === '' ? t('ratings.unknownProduct') : name;
};

/** Name that distinguishes a rating from others, also of the same product. */
export const nameOfRating = (rating: ListedRating, t: TFunction, locale: Locale): string =>
  t('ratings.nameOf', {
    product: productOfRating(rating, t, locale),
    stars: t('ratings.starsOf', { count: rating.stars }),
    time: formatDayTime(new Date(rating.createdAt), locale),
  });
