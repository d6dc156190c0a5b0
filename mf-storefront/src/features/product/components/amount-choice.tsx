import { styled } from '@gvg/ui';
import { AmountField } from '@gvg/ui/later-components';
import { useTexts } from '../../../texts/use-texts.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });

const highestAmount = 999;

export interface AmountChoiceProps {
  /** Undefined while the text is not a valid amount. */
  amount: number | undefined;
  onAmount: (amount: number | undefined) => void;
}

/** Number of pieces to buy, which the landed cost is for. */
export function AmountChoice({ amount, onAmount }: AmountChoiceProps) {
  const { t } = useTexts();
  return (
    <Row>
      <span aria-hidden>{t('freight.amount')}</span>
      <AmountField
        amount={amount}
        onChange={onAmount}
        highest={highestAmount}
        labels={{ amount: t('freight.amount'), fewer: t('freight.fewer'), more: t('freight.more') }}
      />
    </Row>
  );
}
