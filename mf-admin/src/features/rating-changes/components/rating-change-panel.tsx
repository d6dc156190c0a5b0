import type { RatingAction } from '@gvg/contracts/catalogue/http/rating-changes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { InlineSelect } from '../../../table/filter-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { BulkPanel } from '../../bulk-changes/components/bulk-panel.tsx';
import type { Chosen } from '../../bulk-changes/use-choice.ts';
import type { RatingSort, RatingsFilter } from '../../ratings/ratings-filter.ts';
import { useChangeWrite, usePreviewChange } from '../api/rating-changes.ts';
import { PreviewedRatings } from './previewed-ratings.tsx';

export interface RatingChangePanelProps {
  chosen: Chosen;
  /** Filters and sort of the list. */
  filter: RatingsFilter & { sort?: RatingSort };
  /** Ids of the ratings on the current page of the list. */
  listed: readonly string[];
  /** Number of ratings that match the filter, formatted. */
  total: string;
  /** The list, which the preview replaces. */
  children: ReactNode;
}

/** Hides the chosen ratings or shows them again. */
export function RatingChangePanel({ filter, ...panel }: RatingChangePanelProps) {
  const { t } = useStaffTexts();
  // In a list of hidden ratings, the default is to show them.
  const [chosenAction, setAction] = useState<RatingAction>();
  const action = chosenAction ?? { isHidden: filter.hidden !== 'true' };
  const preview = usePreviewChange();
  const start = useChangeWrite('startRatingChange');
  const wayOf = ({ isHidden }: RatingAction) => (isHidden ? 'hide' : 'show');
  const countOf = (count: number) => ({ count, number: formatNumber(count, 0) });
  return (
    <BulkPanel
      texts="ratings.changes"
      {...panel}
      action={action}
      fields={(onChange) => (
        <InlineSelect
          aria-label={t('ratings.changes.action')}
          value={wayOf(action)}
          onChange={({ currentTarget }) => {
            setAction({ isHidden: currentTarget.value === 'hide' });
            onChange();
          }}
        >
          {(['hide', 'show'] as const).map((way) => (
            <option key={way} value={way}>
              {t(`ratings.changes.actions.${way}`)}
            </option>
          ))}
        </InlineSelect>
      )}
      preview={preview}
      inputOf={({ isAll, ids }, asked) => ({
        body: isAll ? { filter, except: [...ids], action: asked } : { ids: [...ids], action: asked },
      })}
      start={start}
      table={(shown) => <PreviewedRatings {...shown} />}
      question={(asked, count) => t(`ratings.changes.confirmTitle.${wayOf(asked)}`, countOf(count))}
      verb={(asked, count) => t(`ratings.changes.do.${wayOf(asked)}`, countOf(count))}
    />
  );
}
