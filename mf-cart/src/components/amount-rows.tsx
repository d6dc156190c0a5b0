import { formatMoney } from '@gvg/contracts/money';
import { color, fontSize, fontWeight, styled, tabularFigures } from '@gvg/ui';
import type { ReactNode } from 'react';

export const AmountRows = styled('dl')({ display: 'grid', margin: 0 });

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
  paddingBlock: 5,
  '& > dt': { minWidth: 0, color: color.muted, overflowWrap: 'anywhere' },
  '& > dd': { ...tabularFigures, marginInlineStart: 'auto', textAlign: 'end', whiteSpace: 'nowrap' },
  '&[data-total]': { marginTop: 6, paddingTop: 12, borderTop: `1px solid ${color.line}`, fontSize: fontSize.title, fontWeight: fontWeight.heading },
  '&[data-total] > dt': { color: color.ink },
  '&[data-total] > dd': { color: color.clay },
});

const Approximate = styled('span')({ display: 'block', color: color.muted, fontSize: fontSize.small, fontWeight: fontWeight.text });

export interface AmountRowProps {
  label: ReactNode;
  /** VND; a negative one has a minus sign. A text stands for an amount that is not known. */
  amount: number | string;
  /** The amount in the customer's currency, below it. */
  approximate?: string | undefined;
  isTotal?: boolean;
}

const signed = (amount: number) => (amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount));

/** What an amount is for, and the amount, right-aligned. */
export function AmountRow({ label, amount, approximate, isTotal = false }: AmountRowProps) {
  return (
    <Row data-total={isTotal ? '' : undefined}>
      <dt>{label}</dt>
      <dd>
        {typeof amount === 'string' ? amount : signed(amount)}
        {approximate !== undefined && <Approximate>{approximate}</Approximate>}
      </dd>
    </Row>
  );
}
