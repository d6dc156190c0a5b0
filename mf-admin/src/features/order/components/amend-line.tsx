import { cartLimits } from '@gvg/contracts/cart/terms';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { Note, Tag, color, fontWeight, styled } from '@gvg/ui';
import { AmountField, TextButton } from '@gvg/ui/later-components';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { amountOf, isBought } from '../amendment.ts';
import type { AmendmentDraft } from '../amendment.ts';

/** Line of the change, with its fields. */
export const AmendItem = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingBottom: 12,
  borderBottom: `1px solid ${color.line}`,
});
export const AmendRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
});
const Name = styled('span')({
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  '&[data-removed]': { color: color.muted, textDecoration: 'line-through' },
});
export const AmendRowEnd = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

/** Line with an editable amount. The amount of a bought line can only be reduced, with a reason. */
export function AmendLine({
  line,
  draft,
  error,
  onAmount,
  onReason,
}: {
  line: OrderLine;
  draft: AmendmentDraft;
  error: string | undefined;
  onAmount: (amount: number | undefined) => void;
  onReason: (reason: string) => void;
}) {
  const { t, locale } = useStaffTexts();
  const name = localize(line.name, locale);
  const amount = amountOf(draft, line);
  const isRemoved = amount === 0;
  const isFewer = amount !== undefined && amount < line.amount;
  return (
    <AmendItem>
      <AmendRow>
        <Name {...(isRemoved ? { 'data-removed': '' } : {})}>{name}</Name>
        <Tag tone={isBought(line) ? 'soft' : 'plain'}>{t(`order.lineStatus.${line.status}`)}</Tag>
      </AmendRow>
      <AmendRow>
        <Note>{t('order.amend.was', { amount: line.amount, price: formatMoney(line.price) })}</Note>
        <AmendRowEnd>
          {!isRemoved && (
            <AmountField
              amount={amount}
              onChange={onAmount}
              highest={isBought(line) ? line.amount : cartLimits.amount}
              labels={{
                amount: t('order.amend.amount', { name }),
                fewer: t('order.amend.fewer', { name }),
                more: t('order.amend.more', { name }),
              }}
            />
          )}
          <TextButton
            isDangerous={!isRemoved}
            aria-label={t(isRemoved ? 'order.amend.putBackNamed' : 'order.amend.removeNamed', { name })}
            onClick={() => onAmount(isRemoved ? line.amount : 0)}
          >
            {t(isRemoved ? 'order.amend.putBack' : 'order.amend.remove')}
          </TextButton>
        </AmendRowEnd>
      </AmendRow>
      {isFewer && (
        <TextInput
          label={t(isBought(line) ? 'order.reasonForCustomer' : 'order.amend.reasonOptional')}
          value={draft.reasons.get(line._id) ?? ''}
          onChange={onReason}
          maxLength={500}
          error={error}
        />
      )}
      {!isFewer && error !== undefined && <Note role="alert">{error}</Note>}
    </AmendItem>
  );
}
