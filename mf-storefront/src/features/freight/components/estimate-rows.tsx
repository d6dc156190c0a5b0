import { ErrorState, SkeletonBox, Text, color, motion, styled } from '@gvg/ui';
import { countryName } from '@gvg/customer-ui';
import { localize } from '@gvg/contracts/values/locale';
import { useId, useState } from 'react';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import { useTexts } from '../../../texts/use-texts.ts';
import type { EstimateRow as Row } from '../api/estimate.ts';
import type { Estimate } from '../use-estimate.ts';
import { useApproximation } from '@gvg/customer-ui/approximation';
import { CutoffNote } from './cutoff-note.tsx';
import { EstimateRow } from './estimate-row.tsx';
import { EstimateRule } from './estimate-rule.tsx';

/** In the order of the shop's recommendation. */
const order: readonly ShippingService[] = ['AIR', 'EXPRESS', 'SEA'];

const Rows = styled('fieldset')({
  minWidth: 0,
  transition: `opacity ${motion.calm}`,
  '&[aria-busy="true"]': { opacity: 0.55 },
  color: color.ink,
});

/** Centred in the space that the rows would fill. */
const Message = styled(Text)({ margin: 'auto', padding: 16, textAlign: 'center', textWrap: 'balance' });

const Fill = styled(SkeletonBox)({ flex: 1 });

export interface EstimateRowsProps {
  estimate: Estimate;
  country: string;
  /** Price of the goods in VND; see EstimateRow. */
  goods?: number | undefined;
  /** Shown instead of rows if there is nothing to estimate. */
  missing: string;
}

/** Returns the reason for goods that no service carries: preferably one specific to that country. */
const refusalOf = (rows: readonly Row[]) => {
  const refusals = rows.flatMap(({ refused }) => refused);
  return refusals.find(({ code }) => code === 'RESTRICTED') ?? refusals[0];
};

/** One row per service and an explanation of the selected total, or one sentence if the goods cannot be sent. Fills an EstimatePlace. */
export function EstimateRows({
  estimate: { rows, error, isLoading, retry },
  country,
  goods,
  missing,
}: EstimateRowsProps) {
  const { t, locale } = useTexts();
  const approximate = useApproximation();
  const group = useId();
  const [preferred, setPreferred] = useState<ShippingService>('AIR');
  const name = countryName(country, locale);
  if (error?.code === 'RATE_NOT_FOUND')
    return <Message role="status">{t('freight.notSentTo', { country: name })}</Message>;
  if (error) return <ErrorState text={t('freight.failed')} onRetry={retry} />;
  if (rows === undefined) return isLoading ? <Fill aria-hidden /> : <Message role="status">{missing}</Message>;
  if (!rows.some(({ possible }) => possible)) {
    const refusal = refusalOf(rows);
    const reason = refusal?.code === 'RESTRICTED' ? localize(refusal.reason, locale) : t('freight.noService');
    return <Message role="status">{t('freight.cannotSend', { country: name, reason })}</Message>;
  }
  const sorted = rows.toSorted(
    (a, b) => Number(b.possible) - Number(a.possible) || order.indexOf(a.service) - order.indexOf(b.service),
  );
  const chosen =
    sorted.find(({ possible, service }) => possible && service === preferred) ??
    sorted.find(({ possible }) => possible);
  return (
    <>
      <Rows aria-busy={isLoading} aria-label={t('freight.services')}>
        {sorted.map((row) => (
          <EstimateRow
            key={row.service}
            row={row}
            goods={goods}
            approximate={approximate}
            group={group}
            isChosen={row === chosen}
            onChoose={() => setPreferred(row.service)}
          />
        ))}
      </Rows>
      {chosen && <EstimateRule row={chosen} />}
      {chosen?.cutoffs[0] && <CutoffNote cutoff={chosen.cutoffs[0]} />}
    </>
  );
}
