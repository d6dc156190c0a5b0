import { formatMoney } from '@gvg/contracts/values/money';
import { color, fontSize, fontWeight, narrowerThan, styled, tabularFigures } from '@gvg/ui';

const List = styled('dl')({
  ...tabularFigures,
  containerType: 'inline-size',
  display: 'grid',
  gap: 8,
  margin: 0,
  fontSize: fontSize.note,
});
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 16px',
  [narrowerThan(200)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dt': { minWidth: 0, color: color.muted },
  '& dd': { margin: 0, whiteSpace: 'nowrap', textAlign: 'right' },
  '&[data-subtotal] :is(dt, dd)': { color: color.ink, fontWeight: fontWeight.strong },
  '&[data-total]': {
    alignItems: 'baseline',
    paddingTop: 12,
    borderTop: `1px solid ${color.line}`,
    '& dt': { color: color.ink, fontSize: fontSize.lead, fontWeight: fontWeight.strong },
    '& dd': { color: color.clay, fontSize: fontSize.title, fontWeight: fontWeight.heading },
  },
});
const Beside = styled('span')({
  display: 'block',
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.text,
});

export interface MoneyRow {
  key: string;
  label: string;
  /** VND, or a text if it is not exact. */
  amount: number | string;
  /** The sum of the rows above it, before further amounts. */
  isSubtotal?: boolean;
  /** The sum of the rows above it. */
  isTotal?: boolean;
  /** Below the amount, such as the amount in the customer's currency. */
  beside?: string | undefined;
}

/** Labelled amounts, one per row. */
export function MoneyRows({ rows, label }: { rows: readonly MoneyRow[]; label?: string }) {
  return (
    <List aria-label={label}>
      {rows.map(({ key, label, amount, isSubtotal = false, isTotal = false, beside }) => (
        <Row key={key} data-subtotal={isSubtotal ? '' : undefined} data-total={isTotal ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            {typeof amount === 'string' ? amount : formatMoney(amount)}
            {beside !== undefined && <Beside>{beside}</Beside>}
          </dd>
        </Row>
      ))}
    </List>
  );
}
