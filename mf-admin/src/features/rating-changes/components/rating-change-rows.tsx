import type { ChangedRating, RatingAction } from '@gvg/contracts/catalogue/http/rating-changes';
import type { Locale } from '@gvg/contracts/values/locale';
import type { TFunction } from '@gvg/i18n';
import { styled } from '@gvg/ui';
import { NamedPicture } from '../../../components/named-picture.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { After, Before, Remark } from '../../bulk-changes/components/changed-values.ts';
import { productOfRating } from '../../ratings/name-of-rating.ts';

/** Truncated to two lines. The list has the whole comment. */
const Comment = styled('span')({
  display: '-webkit-box',
  maxWidth: '24rem',
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** Returns why a rating stays unchanged, or undefined. */
export function remarkOf({ state, reason }: ChangedRating, t: TFunction): string | undefined {
  if (state === 'EXCLUDED') return t('changes.excluded');
  return reason === undefined ? undefined : t(`ratings.changes.reasons.${reason}`);
}

/** Columns of a change: each rating before and after, and a remark. */
export function ratingChangeColumns(
  { isHidden }: RatingAction,
  t: TFunction,
  locale: Locale,
): readonly StaffColumn<ChangedRating>[] {
  const stateOf = (hidden: boolean) => t(`ratings.hiddenFilter.${hidden}`);
  return [
    {
      id: 'product',
      header: t('ratings.changes.columns.product'),
      cell: ({ rating }) => <NamedPicture image={rating.productImage} name={productOfRating(rating, t, locale)} />,
    },
    {
      id: 'stars',
      header: t('ratings.changes.columns.stars'),
      cell: ({ rating }) => t('ratings.starsOf', { count: rating.stars }),
    },
    {
      id: 'comment',
      header: t('ratings.changes.columns.comment'),
      cell: ({ rating: { comment } }) => (
        <Comment title={comment}>{comment === '' ? t('ratings.noComment') : comment}</Comment>
      ),
    },
    {
      id: 'before',
      header: t('changes.columns.before'),
      cell: ({ state, wasHidden }) => (
        <Before>{state === 'WAITING' ? <s>{stateOf(wasHidden)}</s> : stateOf(wasHidden)}</Before>
      ),
    },
    {
      id: 'after',
      header: t('changes.columns.after'),
      cell: ({ state }) =>
        state === 'WAITING' ? <After>{stateOf(isHidden)}</After> : <After data-same="">{t('changes.same')}</After>,
    },
    {
      id: 'remark',
      header: t('changes.columns.remark'),
      cell: (row) => <Remark {...(row.state === 'REFUSED' ? { 'data-refused': '' } : {})}>{remarkOf(row, t)}</Remark>,
    },
  ];
}
