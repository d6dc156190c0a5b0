import { localize } from '@gvg/contracts/locale';
import { formatMoney } from '@gvg/contracts/money';
import { color, tabularFigures, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import type { EstimateRow as Row } from '../api/use-estimate.ts';

const Line = styled('label')({
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '6px 12px',
  borderRadius: radius.input,
  cursor: 'pointer',
  '&:has(:checked)': { backgroundColor: color.jadeSoft },
  '&:has(:disabled)': { cursor: 'default', color: color.muted },
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: color.jade },
});

const Name = styled('span')({ flex: 1, minWidth: 0, '& b': { marginInlineEnd: 8, fontWeight: fontWeight.strong }, '& small': { fontSize: fontSize.note, color: color.muted } });

const Total = styled('span')({ flex: 'none', fontWeight: fontWeight.heading, textAlign: 'right' });

export interface EstimateRowProps {
  row: Row;
  /** `name` shared by the radio buttons of one estimate. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One service: transit time and total, or the reason why it is not available. */
export function EstimateRow({ row, group, isChosen, onChoose }: EstimateRowProps) {
  const { t, locale } = useTexts();
  const { service, transitDays: { min, max }, possible, total, refused } = row;
  const [refusal] = refused;
  const reason = refusal && (refusal.code === 'GOODS_TYPE_NOT_TAKEN' ? t('freight.notTaken') : localize(refusal.reason, locale));
  return (
    <Line>
      <input type="radio" name={group} checked={isChosen} disabled={!possible} onChange={onChoose} />
      <Name>
        <b>{t(`freight.service.${service}`)}</b>
        <small>{possible ? t(min === max ? 'freight.sameDays' : 'freight.days', { min, max }) : t('freight.refused', { reason })}</small>
      </Name>
      {possible && <Total>{formatMoney(total)}</Total>}
    </Line>
  );
}
