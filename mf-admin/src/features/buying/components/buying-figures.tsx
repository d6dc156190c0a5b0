import type { CallResponse } from '@gvg/browser-kit';
import { formatMoney } from '@gvg/contracts/values/money';
import { color, fontSize, fontWeight, from, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { SignedAmount } from './margin.tsx';

const Strip = styled('dl')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: '0 0 12px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  [from.tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(${rem(150)}, 1fr))` },
  '& > div': { padding: '8px 16px', boxShadow: `1px 0 ${color.line}, 0 1px ${color.line}` },
  '& dt': { color: color.muted, fontSize: fontSize.small },
  '& dd': { margin: 0, fontSize: fontSize.lead, fontWeight: fontWeight.heading },
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small, fontWeight: fontWeight.text },
});

/** Sales value, cost and margin of the lines on their way. */
export function BuyingFigures({
  bought: { count, goods, fee, paid },
}: Pick<CallResponse<'getPurchaseSummary'>, 'bought'>) {
  const { t } = useStaffTexts();
  if (count === 0) return null;
  return (
    <Strip aria-label={t('buying.figures.label')}>
      <div>
        <dt>{t('buying.figures.goods')}</dt>
        <dd>
          {formatMoney(goods)}
          <small>{t('buying.figures.lines', { count })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('buying.figures.paid')}</dt>
        <dd>{formatMoney(paid)}</dd>
      </div>
      <div>
        <dt>{t('buying.figures.fee')}</dt>
        <dd>{formatMoney(fee)}</dd>
      </div>
      <div>
        <dt>{t('buying.figures.margin')}</dt>
        <dd>
          <SignedAmount amount={fee + goods - paid} />
          <small>{t('buying.figures.marginHint')}</small>
        </dd>
      </div>
    </Strip>
  );
}
