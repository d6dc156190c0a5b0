import { movedTogetherLimit } from '@gvg/contracts/cart/terms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { Button } from '@gvg/ui';
import { useState } from 'react';
import { BottomBar, QuietInBar, QuietLinkInBar } from '../../../form/bottom-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { movesTogether, refusalOf } from '../../order/moves.ts';
import type { MoveTogether } from '../../order/moves.ts';
import { printLink, printedTogetherLimit } from '../../print/printed-documents.ts';
import { AssignOrdersDialog } from './assign-orders-dialog.tsx';
import { MoveOrdersDialog } from './move-orders-dialog.tsx';

export interface ChosenOrdersProps {
  orders: readonly Order[];
  /** Clears the selection. */
  onClear: () => void;
  /** Called with orders that were moved or assigned, to deselect them. */
  onMoved: (orders: readonly Order[]) => void;
}

/** Actions on the chosen orders, each with the number of orders it applies to. */
export function ChosenOrders({ orders, onClear, onMoved }: ChosenOrdersProps) {
  const { t } = useStaffTexts();
  const [started, setStarted] = useState<MoveTogether | 'ASSIGN'>();
  const isTooMany = orders.length > movedTogetherLimit;
  return (
    <>
      <BottomBar label={t('together.bar')}>
        <span role="status">
          {isTooMany
            ? t('together.tooMany', { count: orders.length, limit: movedTogetherLimit })
            : t('together.chosen', { count: orders.length })}
        </span>
        <QuietInBar variant="quiet" onClick={onClear}>
          {t('together.clear')}
        </QuietInBar>
        <QuietLinkInBar
          variant="quiet"
          to={printLink(
            'LABEL',
            orders.slice(0, printedTogetherLimit).map(({ code }) => code),
          )}
        >
          {t('print.chosen', { count: Math.min(orders.length, printedTogetherLimit) })}
        </QuietLinkInBar>
        <QuietInBar variant="quiet" disabled={isTooMany} onClick={() => setStarted('ASSIGN')}>
          {t('together.assign')}
        </QuietInBar>
        {movesTogether.map((name) => {
          const count = orders.filter((order) => refusalOf(name, order) === undefined).length;
          const Move = name === 'CANCEL' ? QuietInBar : Button;
          return (
            count > 0 && (
              <Move
                key={name}
                variant={name === 'CANCEL' ? 'quiet' : 'gold'}
                disabled={isTooMany}
                onClick={() => setStarted(name)}
              >
                {t('together.move', { move: t(`moves.${name}`), count })}
              </Move>
            )
          );
        })}
      </BottomBar>
      {started === 'ASSIGN' && (
        <AssignOrdersDialog orders={orders} onAssigned={onMoved} onClose={() => setStarted(undefined)} />
      )}
      {started !== undefined && started !== 'ASSIGN' && (
        <MoveOrdersDialog name={started} orders={orders} onMoved={onMoved} onClose={() => setStarted(undefined)} />
      )}
    </>
  );
}
