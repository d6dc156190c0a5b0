import { formatMoney } from '@gvg/contracts/values/money';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { Button, ButtonLink, Note, color, styled } from '@gvg/ui';
import { Printer } from '@gvg/ui/later-icons';
import { useId, useState } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { movesOf } from '../moves.ts';
import type { Move, MoveName } from '../moves.ts';
import { printLink } from '../../print/printed-documents.ts';
import { MoveDialog } from './move-dialog.tsx';

/** A possible move takes a whole row, impossible ones share it. */
const List = styled('ul')({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > [data-open]': { gridColumn: '1 / -1' },
});
const Refused = styled(Button)({
  borderStyle: 'dashed',
  borderColor: color.field,
  color: color.muted,
  '&[aria-disabled="true"]': { opacity: 1 },
  '&:hover': { backgroundColor: color.card },
});
const Dangerous = styled(Button)({ borderColor: color.clay, color: color.clay });

function MoveButton({
  move: { name, reason },
  isFirst,
  onStart,
}: {
  move: Move;
  isFirst: boolean;
  onStart: () => void;
}) {
  const { t } = useStaffTexts();
  const id = useId();
  const label = t(`moves.${name}`);
  if (reason !== undefined)
    return (
      <>
        <Refused variant="outlined" wide aria-disabled aria-describedby={id}>
          {label}
        </Refused>
        <Note id={id}>{t(`moves.reason.${reason}`)}</Note>
      </>
    );
  if (name === 'CANCEL')
    return (
      <Dangerous variant="outlined" wide onClick={onStart}>
        {label}
      </Dangerous>
    );
  return (
    <Button variant={isFirst ? 'primary' : 'outlined'} wide onClick={onStart}>
      {label}
    </Button>
  );
}

/** Staff moves of the order. Moves that its status forbids are dashed, with the reason. */
export function MovesCard({ order }: { order: Order }) {
  const { t } = useStaffTexts();
  const [started, setStarted] = useState<MoveName>();
  const moves = movesOf(order);
  const first = moves.find(({ name, reason }) => reason === undefined && name !== 'CANCEL')?.name;
  return (
    <StaffCard
      title={t('moves.title')}
      {...(order.totals.credit > 0 ? { head: t('moves.credit', { amount: formatMoney(order.totals.credit) }) } : {})}
    >
      <CardContent>
        <List>
          {moves.map((move) => (
            <li key={move.name} {...(move.reason === undefined ? { 'data-open': '' } : {})}>
              <MoveButton move={move} isFirst={move.name === first} onStart={() => setStarted(move.name)} />
            </li>
          ))}
        </List>
        {order.status !== 'CANCELLED' && order.status !== 'REFUNDED' && (
          <ButtonLink variant="quiet" wide to={printLink('LABEL', [order.code])}>
            <Printer size={18} aria-hidden /> {t('print.open')}
          </ButtonLink>
        )}
      </CardContent>
      {started && <MoveDialog name={started} order={order} onClose={() => setStarted(undefined)} />}
    </StaffCard>
  );
}
