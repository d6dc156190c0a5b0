import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { color, tabularFigures, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import type { EstimateRow as Row } from '../api/estimate.ts';
import { rowHeight, whenWide } from './estimate-place.ts';

const Line = styled('label')({
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: rowHeight.narrow,
  padding: '6px 12px',
  borderRadius: radius.input,
  cursor: 'pointer',
  [whenWide]: { minHeight: rowHeight.wide },
  '&:has(:checked)': { backgroundColor: color.jadeSoft },
  '&:has(:disabled)': { cursor: 'default', color: color.muted },
  '&:focus-within:has(:focus-visible)': { boxShadow: `inset 0 0 0 2px ${color.jade}` },
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: color.jade },
});

const small = { fontSize: fontSize.note, color: color.muted, lineHeight: 1.5 } as const;

const Name = styled('span')({
  flex: 1,
  minWidth: 0,
  lineHeight: 1.4,
  '& b': { marginInlineEnd: 8, fontWeight: fontWeight.strong },
  '& small': { ...small, display: 'block', [whenWide]: { display: 'inline' } },
});

/** Goods and freight: in a column if it is narrow, so that a large amount needs no further line. */
const Parts = styled('span')({
  ...small,
  display: 'flex',
  flexDirection: 'column',
  whiteSpace: 'nowrap',
  [whenWide]: { flexDirection: 'row', gap: '0.35em' },
});

const Plus = styled('span')({ display: 'none', [whenWide]: { display: 'inline' } });

const Total = styled('span')({
  flex: 'none',
  alignSelf: 'start',
  paddingTop: 5,
  lineHeight: 1.4,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '& b': { display: 'block', fontWeight: fontWeight.heading },
  '& small': { ...small, display: 'block' },
  [whenWide]: { paddingTop: 3 },
});

export interface EstimateRowProps {
  row: Row;
  /** Price of the goods in VND, added to the freight. Without it the row shows only freight. */
  goods?: number | undefined;
  /** Formats an amount in the destination's currency. */
  approximate: (amount: number) => string | undefined;
  /** `name` shared by the radio buttons of one estimate. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One service: transit time, goods and freight with their sum, or the reason why it is not available. */
export function EstimateRow({ row, goods, approximate, group, isChosen, onChoose }: EstimateRowProps) {
  const { t, locale } = useTexts();
  const {
    service,
    transitDays: { min, max },
    possible,
    total: freight,
    refused,
  } = row;
  const [refusal] = refused;
  const reason =
    refusal && (refusal.code === 'GOODS_TYPE_NOT_TAKEN' ? t('freight.notTaken') : localize(refusal.reason, locale));
  const total = freight + (goods ?? 0);
  return (
    <Line>
      <input type="radio" name={group} checked={isChosen} disabled={!possible} onChange={onChoose} />
      <Name>
        <b>{t(`freight.service.${service}`)}</b>
        <small>
          {possible
            ? t(min === max ? 'freight.sameDays' : 'freight.days', { min, max })
            : t('freight.refused', { reason })}
        </small>
        {possible && goods !== undefined && (
          <Parts>
            <span>{t('freight.goods', { amount: formatMoney(goods) })}</span>
            <Plus>+</Plus>
            <span>{t('freight.freight', { amount: formatMoney(freight) })}</span>
          </Parts>
        )}
      </Name>
      {possible && (
        <Total>
          <b>{formatMoney(total)}</b>
          <small>{approximate(total)}</small>
        </Total>
      )}
    </Line>
  );
}
