import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { countryName } from '@gvg/customer-ui';
import {
  Package,
  PanelTitle,
  Picture,
  Text,
  color,
  fontSize,
  fontWeight,
  radius,
  rem,
  styled,
  tabularFigures,
} from '@gvg/ui';
import { useId } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { useAnswerOrderChange } from '../api/orders.ts';
import { AnswerBy, Answers, QuestionFrame } from './question.tsx';

type Proposal = NonNullable<Order['proposal']>;

const Changes = styled('ul')({ margin: 0, paddingInlineStart: 20, listStyle: 'disc', '& s': { color: color.muted } });
const Added = styled('ul')({
  ...tabularFigures,
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: 12 },
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small },
});
const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: rem(56),
  height: rem(56),
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color.rice,
});
const Sums = styled('table')({
  ...tabularFigures,
  width: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': { padding: '6px 0', borderTop: `1px solid ${color.line}`, textAlign: 'end' },
  '& th': { fontWeight: fontWeight.text },
  '& th[scope="row"]': { textAlign: 'start' },
  '& thead :is(th, td)': { borderTop: 0, color: color.muted },
  '& td:last-child': { fontWeight: fontWeight.heading },
  '& tr[data-due] td:last-child': { color: color.clay },
});

const rows = ['goods', 'serviceFee', 'freight', 'total', 'due'] as const;

interface Change {
  key: string;
  label: string;
  before?: string | undefined;
  after: string;
}

function changesOf(
  { lines, recipient: present, shipping, note: presentNote }: Order,
  { recipient, service, note, lines: amounts }: Proposal,
  { t, locale }: Pick<ReturnType<typeof useOrderTexts>, 't' | 'locale'>,
): Change[] {
  const addressOf = ({ fullName, phone, line, city, region, postcode, country }: Order['recipient']) =>
    [fullName, phone, line, city, region, postcode, countryName(country, locale)]
      .filter((part) => part !== '')
      .join(', ');
  const goods = amounts.flatMap(({ line: id, amount, reason }): Change[] => {
    const line = lines.find(({ _id }) => _id === id);
    if (line === undefined) return [];
    const after = amount === 0 ? t('order.change.removed') : String(amount);
    return [
      {
        key: id,
        label: localize(line.name, locale),
        before: String(line.amount),
        after: reason === undefined ? after : `${after} (${reason})`,
      },
    ];
  });
  return [
    ...goods,
    ...(recipient === undefined
      ? []
      : [
          {
            key: 'recipient',
            label: t('order.change.recipient'),
            before: addressOf(present),
            after: addressOf(recipient),
          },
        ]),
    ...(service === undefined
      ? []
      : [
          {
            key: 'service',
            label: t('order.change.service'),
            before: t(`order.service.${shipping.service}`),
            after: t(`order.service.${service}`),
          },
        ]),
    ...(note === undefined
      ? []
      : [{ key: 'note', label: t('order.change.note'), before: presentNote || undefined, after: note || '–' }]),
  ];
}

/** A line that the change adds, with the catalogue's picture. */
function AddedLine({ line: { name, image, amount, price } }: { line: NonNullable<Proposal['added']>[number] }) {
  const { t, locale } = useOrderTexts();
  return (
    <li>
      <Tile aria-hidden>
        {image === undefined ? <Package size={22} /> : <Picture src={image} alt="" sizes="56px" widest={160} />}
      </Tile>
      <span>
        {t('order.change.new')}: <b>{localize(name, locale)}</b>
        <small>
          {amount} × {formatMoney(price)}
        </small>
      </span>
      <b>{formatMoney(amount * price)}</b>
    </li>
  );
}

/**
 * Asks the customer to accept or decline staff's proposed change, with its differences, its cost, and the consequences of either answer.
 */
export function ChangeQuestion({ order, proposal }: { order: Order; proposal: Proposal }) {
  const { t, locale } = useOrderTexts();
  const id = useId();
  const answering = useAnswerOrderChange({
    onAnswered: (isAccepted) =>
      shellApi().toast({ kind: 'success', text: t(isAccepted ? 'order.change.accepted' : 'order.change.declined') }),
    onError({ code }) {
      if (code === 'VERSION_CONFLICT' || code === 'ORDER_STATUS_CONFLICT')
        shellApi().toast({ kind: 'message', text: t('order.change.changed') });
      else if (code === 'CART_AMOUNT_NOT_ENOUGH' || code === 'CART_LINE_NOT_READY')
        shellApi().toast({ kind: 'message', text: t('order.change.soldOut') });
      else shellApi().showError(code);
    },
  });
  const { before, after, added = [] } = proposal;
  const changes = changesOf(order, proposal, { t, locale });
  const answer = (isAccepted: boolean) =>
    answering.mutate({
      isAccepted,
      input: { params: { id: order.code }, body: { proposal: proposal._id, due: after.due } },
    });
  return (
    <QuestionFrame as="section" aria-labelledby={id}>
      <PanelTitle as="h2" id={id}>
        {t('order.change.title')}
      </PanelTitle>
      {changes.length > 0 && (
        <Changes>
          {changes.map((change) => (
            <li key={change.key}>
              {change.label}: {change.before !== undefined && <s>{change.before}</s>} → <b>{change.after}</b>
            </li>
          ))}
        </Changes>
      )}
      {added.length > 0 && (
        <Added aria-label={t('order.change.added')}>
          {added.map((line) => (
            <AddedLine key={line._id} line={line} />
          ))}
        </Added>
      )}
      <Sums>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('order.change.now')}</th>
            <th scope="col">{t('order.change.then')}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => before[row] !== 0 || after[row] !== 0 || row === 'due')
            .map((row) => (
              <tr key={row} {...(row === 'due' ? { 'data-due': '' } : {})}>
                <th scope="row">{t(`order.change.sums.${row}`)}</th>
                <td>{formatMoney(before[row])}</td>
                <td>{formatMoney(after[row])}</td>
              </tr>
            ))}
        </tbody>
      </Sums>
      <Text>{t(order.status === 'AWAITING_DEPOSIT' ? 'order.change.meaningDeposit' : 'order.change.meaning')}</Text>
      <AnswerBy until={proposal.until} />
      <Answers
        accept={t('order.change.accept')}
        decline={t('order.change.decline')}
        confirmation={{ title: t('order.change.declineTitle'), text: t('order.change.declineText') }}
        isPending={answering.isPending}
        onAnswer={answer}
      />
    </QuestionFrame>
  );
}
