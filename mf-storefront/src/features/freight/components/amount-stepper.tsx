import { IconButton, Minus, Plus, color, tabularFigures, fontWeight, radius, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

const highest = 99;

const Frame = styled('div')({
  ...tabularFigures,
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  '& output': { minWidth: 24, textAlign: 'center', fontWeight: fontWeight.heading, color: color.ink },
});

/** Number of pieces the freight is estimated for. */
export function AmountStepper({ amount, onChange }: { amount: number; onChange: (amount: number) => void }) {
  const { t } = useTexts();
  return (
    <Frame role="group" aria-label={t('freight.amount')}>
      <IconButton label={t('freight.fewer')} disabled={amount <= 1} onClick={() => onChange(amount - 1)}>
        <Minus size={16} aria-hidden />
      </IconButton>
      <output>{amount}</output>
      <IconButton label={t('freight.more')} disabled={amount >= highest} onClick={() => onChange(amount + 1)}>
        <Plus size={16} aria-hidden />
      </IconButton>
    </Frame>
  );
}
