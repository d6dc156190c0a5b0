import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { cartLimits } from '@gvg/contracts/cart/terms';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import {
  IconButton,
  VisuallyHidden,
  color,
  fontSize,
  fontWeight,
  narrowerThan,
  rem,
  styled,
  tabularFigures,
  tapTarget,
} from '@gvg/ui';
import { AmountField } from '@gvg/ui/later-components';
import { Pencil, Trash2 } from '@gvg/ui/later-icons';
import { hostOf } from '../../../components/host-of.ts';
import { LineLabel } from '../../../components/line-label.tsx';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { describeLine } from '../describe-line.ts';
import { isAmountFixed, isEditable, isOrderable, isPersonal, priceOf, weightOf } from '../line-state.ts';
import { LineState } from './line-state.tsx';

/** Columns are the same in all lists of lines, so that amounts and sums are aligned. */
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) calc(${rem(52)} + ${2 * tapTarget + 2}px) ${rem(112)} auto`,
  gridTemplateAreas: '"choose label amount price actions"',
  alignItems: 'center',
  gap: '10px',
  padding: '14px 20px 14px 17px',
  borderInlineStart: '3px solid transparent',
  '&[data-waits="now"]': { borderInlineStartColor: color.clay },
  '&[data-waits="decision"]': { borderInlineStartColor: color.gold },
  [narrowerThan(620)]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"choose label actions" ". sum sum"',
    padding: '14px 16px 14px 9px',
  },
});
const Choose = styled('label')({
  gridArea: 'choose',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  minHeight: rem(64),
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, accentColor: color.jade, cursor: 'inherit' },
  '&:has(:disabled)': { cursor: 'default' },
});
const Label = styled('div')({ gridArea: 'label', minWidth: 0 });
const Sum = styled('div')({
  display: 'contents',
  [narrowerThan(620)]: { gridArea: 'sum', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
});
const Amount = styled('div')({
  gridArea: 'amount',
  justifySelf: 'center',
  minHeight: tapTarget,
  display: 'grid',
  alignItems: 'center',
  fontSize: fontSize.note,
});
const Total = styled('div')({
  ...tabularFigures,
  gridArea: 'price',
  marginInlineStart: 'auto',
  textAlign: 'right',
  fontWeight: fontWeight.heading,
  whiteSpace: 'nowrap',
  '&[data-uncounted]': { color: color.muted, fontWeight: fontWeight.text },
});
const Actions = styled('div')({
  gridArea: 'actions',
  alignSelf: 'center',
  display: 'grid',
  marginInlineEnd: -12,
  color: color.muted,
  [narrowerThan(620)]: { alignSelf: 'start' },
});

export interface LineRowProps {
  line: CartLine;
  amount: number;
  isChosen: boolean;
  /** Why the chosen service does not take it. */
  refusal?: { code: string; reason: LocalizedText } | undefined;
  onChoose: (isChosen: boolean) => void;
  onAmount: (amount: number) => void;
  onEdit: () => void;
  onRemove: () => void;
  onAskQuote: () => void;
}

const waitsFor = ({ state }: CartLine) =>
  state === 'PRICE_CHANGED' || state === 'NOT_ENOUGH_STOCK'
    ? 'now'
    : state === 'QUOTE_ANSWERED'
      ? 'decision'
      : undefined;

/** One line of the cart: selection, picture, name, pending step, amount, sum and actions. */
export function LineRow({
  line,
  amount,
  isChosen,
  refusal,
  onChoose,
  onAmount,
  onEdit,
  onRemove,
  onAskQuote,
}: LineRowProps) {
  const { t, locale } = useCartTexts();
  const { name, image, to } = describeLine(line, locale);
  const [price, weight] = [priceOf(line), weightOf(line)];
  const canOrder = isOrderable(line) && refusal === undefined;
  const highest =
    line.type === 'IN_SYSTEM' && !isPersonal(line) && line.current.stock > 0
      ? Math.min(line.current.stock, cartLimits.amount)
      : cartLimits.amount;
  const facts = [
    line.type === 'WITHOUT_SYSTEM' ? hostOf(line.url) : undefined,
    // A changed price is shown in the question about it.
    price === undefined || line.state === 'PRICE_CHANGED' ? undefined : formatMoney(price),
    weight === undefined ? undefined : t('line.each', { weight: formatWeight(weight) }),
    line.state === 'QUOTED' && line.quote?.fee !== undefined && line.quote.fee > 0
      ? t('line.fee', { amount: formatMoney(line.quote.fee) })
      : undefined,
    line.type === 'WITHOUT_SYSTEM' && line.note !== '' ? `“${line.note}”` : undefined,
  ];
  return (
    <Row data-waits={waitsFor(line)}>
      <Choose>
        <input
          type="checkbox"
          checked={isChosen && canOrder}
          disabled={!canOrder}
          aria-label={t('line.choose', { name })}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </Choose>
      <Label>
        <LineLabel
          name={name}
          image={image}
          to={to}
          isFaded={refusal !== undefined || line.state === 'NOT_AVAILABLE'}
          below={
            <LineState
              line={line}
              amount={amount}
              refusal={refusal}
              onAmount={onAmount}
              onRemove={onRemove}
              onAskQuote={onAskQuote}
            />
          }
        >
          {facts.filter((fact) => fact !== undefined).join(' · ')}
        </LineLabel>
      </Label>
      <Sum>
        <Amount>
          {isAmountFixed(line) ? (
            t('line.pieces', { count: amount })
          ) : (
            <AmountField
              amount={amount}
              highest={highest}
              onChange={(next) => next !== undefined && next !== amount && onAmount(next)}
              labels={{
                amount: t('line.amount', { name }),
                fewer: t('line.fewer', { name }),
                more: t('line.more', { name }),
              }}
            />
          )}
        </Amount>
        <Total data-uncounted={canOrder && isChosen ? undefined : ''}>
          {price === undefined ? (
            <>
              <span aria-hidden>–</span>
              <VisuallyHidden>{t('line.noPrice')}</VisuallyHidden>
            </>
          ) : (
            formatMoney(price * amount)
          )}
        </Total>
      </Sum>
      <Actions>
        {isEditable(line) && (
          <IconButton label={t('line.edit', { name })} aria-haspopup="dialog" onClick={onEdit}>
            <Pencil size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton label={t('line.remove', { name })} aria-haspopup="dialog" onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Actions>
    </Row>
  );
}
