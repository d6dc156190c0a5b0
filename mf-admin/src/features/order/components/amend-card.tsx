import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { countryName } from '@gvg/customer-ui';
import { Button, Note, styled } from '@gvg/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { isAmendable } from '../amendment.ts';
import { useOrderWrite } from '../api/order.ts';
import { AmendDialog } from './amend-dialog.tsx';
import { SumsTable } from './sums-table.tsx';

type Proposal = NonNullable<Order['proposal']>;

const List = styled('ul')({ margin: 0, paddingInlineStart: 18, listStyle: 'disc', overflowWrap: 'anywhere' });

/** Changes of a proposal, one per row. */
function changesOf(
  { lines }: Order,
  proposal: Proposal,
  { t, locale }: Pick<ReturnType<typeof useStaffTexts>, 't' | 'locale'>,
): string[] {
  const { recipient, service, note } = proposal;
  const amounts = proposal.lines.flatMap(({ line: id, amount }) => {
    const line = lines.find(({ _id }) => _id === id);
    if (line === undefined) return [];
    const name = localize(line.name, locale);
    return amount === 0
      ? t('order.amend.change.removed', { name })
      : t('order.amend.change.amount', { name, before: line.amount, after: amount });
  });
  const address = recipient && [
    recipient.fullName,
    ...[recipient.line, recipient.city, recipient.region, recipient.postcode].filter((part) => part !== ''),
    countryName(recipient.country, locale),
  ];
  const added = (proposal.added ?? []).map(({ name, amount, price }) =>
    t('order.amend.change.added', { name: localize(name, locale), amount, price: formatMoney(price) }),
  );
  return [
    ...amounts,
    ...added,
    ...(address === undefined ? [] : [t('order.amend.change.recipient', { address: address.join(', ') })]),
    ...(service === undefined ? [] : [t('order.amend.change.service', { service: t(`order.service.${service}`) })]),
    ...(note === undefined ? [] : [t('order.amend.change.note', { note })]),
  ];
}

function OpenProposal({ order, proposal }: { order: Order; proposal: Proposal }) {
  const { t, locale } = useStaffTexts();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const withdraw = useOrderWrite('amendOrder', () => {
    setWithdrawing(false);
    shellApi().toast({ kind: 'success', text: t('order.amend.withdrawn') });
  });
  return (
    <>
      <Note>{t('order.amend.waits', { time: formatDayTime(new Date(proposal.until), locale) })}</Note>
      <List>
        {changesOf(order, proposal, { t, locale }).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </List>
      <SumsTable before={proposal.before} after={proposal.after} />
      <Button variant="outlined" onClick={() => setWithdrawing(true)}>
        {t('order.amend.withdraw')}
      </Button>
      {isWithdrawing && (
        <ConfirmDialog
          title={t('order.amend.withdrawTitle', { code: order.code })}
          text={t('order.amend.withdrawText')}
          submit={t('order.amend.withdraw')}
          isPending={withdraw.isPending}
          error={withdraw.error}
          onSubmit={() => withdraw.mutate({ params: { id: order.code }, body: { revision: order.revision } })}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </>
  );
}

/** Button to change an order until it is packed, and the proposal that waits for the customer. */
export function AmendCard({ order }: { order: Order }) {
  const { t, locale } = useStaffTexts();
  const [isAmending, setAmending] = useState(false);
  const { proposal, lastProposal } = order;
  if (!isAmendable(order)) return null;
  return (
    <StaffCard title={t('order.amend.card')} head={t('order.amend.hint')}>
      <CardContent>
        {proposal !== undefined && <OpenProposal order={order} proposal={proposal} />}
        {proposal === undefined && lastProposal !== undefined && (
          <Note>
            {t(`order.amend.ended.${lastProposal.outcome}`, {
              time: formatDayTime(new Date(lastProposal.at), locale),
            })}
          </Note>
        )}
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAmending(true)}>
          {t('order.amend.open')}
        </Button>
      </CardContent>
      {isAmending && <AmendDialog order={order} onClose={() => setAmending(false)} />}
    </StaffCard>
  );
}
