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
  /** What the list is filtered and sorted by. */
  filter: RatingsFilter & { sort?: RatingSort };
  /** Ratings on the page of the list that is shown. */
  listed: readonly string[];
  /** How many match the filter, as text. */
  total: string;
  /** The list, in whose place the preview stands. */
  children: ReactNode;
}

/** What is done with the chosen ratings: they are hidden, or shown again. */
export function RatingChangePanel({ filter, ...panel }: RatingChangePanelProps) {
  const { t } = useStaffTexts();
  // Who lists what is hidden means to show it.
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
