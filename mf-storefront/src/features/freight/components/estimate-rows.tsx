import { ErrorState, Note, SkeletonBox, color, motion, styled } from '@gvg/ui';
import { useTranslation } from '@gvg/i18n';
import { useId, useState } from 'react';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import { useTexts } from '../../../texts/use-texts.ts';
import type { Estimate } from '../api/use-estimate.ts';
import { EstimateRow } from './estimate-row.tsx';
import { EstimateRule } from './estimate-rule.tsx';

/** In the order the shop recommends them. */
const order: readonly ShippingService[] = ['AIR', 'EXPRESS', 'SEA'];

const Rows = styled('fieldset')({ minWidth: 0, transition: `opacity ${motion.calm}`, '&[aria-busy="true"]': { opacity: 0.55 }, color: color.ink });

/** Pixels; reserves space for three services and the note below, to avoid layout shift. */
export const estimateHeight = 3 * 48 + 52;

/** One row per service, followed by an explanation of the selected total. */
export function EstimateRows({ estimate: { rows, error, isLoading, retry } }: { estimate: Estimate }) {
  const { t } = useTexts();
  const { t: tError } = useTranslation('errors');
  const group = useId();
  const [preferred, setPreferred] = useState<ShippingService>('AIR');
  if (error) return error.code === 'RATE_NOT_FOUND' ? <Note role="status">{tError(error.code)}</Note> : <ErrorState text={t('freight.failed')} onRetry={retry} />;
  if (rows === undefined) return <SkeletonBox aria-hidden sx={{ height: estimateHeight }} />;
  const sorted = rows.toSorted((a, b) => order.indexOf(a.service) - order.indexOf(b.service));
  const chosen = sorted.find(({ service, possible }) => possible && service === preferred) ?? sorted.find(({ possible }) => possible);
  return (
    <>
      <Rows aria-busy={isLoading} aria-label={t('freight.title')}>
        {sorted.map((row) => (
          <EstimateRow key={row.service} row={row} group={group} isChosen={row === chosen} onChoose={() => setPreferred(row.service)} />
        ))}
      </Rows>
      {chosen && <EstimateRule row={chosen} />}
    </>
  );
}
