import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { orderStatuses } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import { Panel, VisuallyHidden, color, fontSize, fontWeight, from, radius, rem, styled } from '@gvg/ui';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Frame = styled(Panel)({
  padding: '14px 16px',
  borderRadius: radius.card,
  [from.tablet]: { padding: '14px 16px' },
});
const Steps = styled('ol')({
  display: 'grid',
  gap: '6px 8px',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(120)}, 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Step = styled('li')({
  borderTop: `5px solid ${color.line}`,
  borderRadius: 2,
  paddingTop: 8,
  color: color.muted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  '&[data-state="done"]': { borderColor: color.jade },
  '&[data-state="now"]': { borderColor: color.clay },
  '& b': { display: 'block', fontWeight: fontWeight.text },
  '&:not([data-state="ahead"]) b': { color: color.ink, fontWeight: fontWeight.strong },
});

const way: readonly OrderStatus[] = orderStatuses.filter((status) => status !== 'CANCELLED' && status !== 'REFUNDED');

interface Stage {
  status: OrderStatus;
  state: 'done' | 'now' | 'ahead';
  entry: Order['timeline'][number] | undefined;
}

/** Steps of an order. For one that has ended early, the steps it took and its end. */
function stagesOf({ status, timeline }: Order): Stage[] {
  const entryOf = (step: OrderStatus) => timeline.findLast((entry) => entry.status === step);
  const reached = way.indexOf(status);
  if (reached === -1)
    return [...way.filter((step) => entryOf(step) !== undefined), status].map((step) => ({
      status: step,
      state: step === status ? 'now' : 'done',
      entry: entryOf(step),
    }));
  return way.map((step, index) => ({
    status: step,
    state: index < reached || status === 'DELIVERED' ? 'done' : index === reached ? 'now' : 'ahead',
    entry: index <= reached ? entryOf(step) : undefined,
  }));
}

/** Progress of the order, with the time and actor of each step. */
export function ProgressBar({ order }: { order: Order }) {
  const { t, locale } = useStaffTexts();
  return (
    <Frame>
      <Steps aria-label={t('order.progress')}>
        {stagesOf(order).map(({ status, state, entry }) => (
          <Step key={status} data-state={state} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
            <b>{t(`orders.status.${status}`)}</b>
            {entry === undefined ? (
              <VisuallyHidden>{t(state === 'ahead' ? 'order.ahead' : 'order.skipped')}</VisuallyHidden>
            ) : (
              <span>
                {formatDayTime(new Date(entry.at), locale)} · {t(`order.by.${entry.by}`)}
              </span>
            )}
          </Step>
        ))}
      </Steps>
    </Frame>
  );
}
