import { Tag, Text, fontWeight, styled } from '@gvg/ui';
import { LoadError } from '../../../components/load-error.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { OrderPayment } from '../../payment/components/order-payment.tsx';
import { nextStepOf } from '../next-step.ts';
import { askedLines, isBoughtForCustomer, waitsForCustomer, waitsForPayment } from '../order-facts.ts';
import { stagesOf } from '../order-stages.ts';
import { useOrder } from '../use-order.ts';
import { ChangeQuestion } from './change-question.tsx';
import { OrderActions } from './order-actions.tsx';
import { MainColumn, OrderColumns, SideColumn } from './order-columns.ts';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderGoods } from './order-goods.tsx';
import { useOrderKey } from './order-head.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderPhotos } from './order-photos.tsx';
import { PriceQuestion } from './price-question.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { Stages } from './stages.tsx';

const Step = styled('div')({ display: 'grid', justifyItems: 'start', gap: 8, marginBottom: 8 });
const Sentence = styled(Text)({ fontWeight: fontWeight.strong });

/** An order of the signed-in person. */
export function OrderContent() {
  const { t, locale } = useOrderTexts();
  const key = useOrderKey();
  const { data: order, error, isLoadingError, refetch } = useOrder(key);
  if (isLoadingError && error.code === 'ORDER_NOT_FOUND') return <OrderMissing code={key} />;
  if (isLoadingError) return <LoadError error={error} retry={() => void refetch()} />;
  if (order === undefined) return <OrderSkeleton />;
  const step = nextStepOf(order, locale);
  const isWaiting = waitsForPayment(order);
  // Next to the goods, unless a payment is shown there. A payment comes before anything else.
  const delivery = <OrderDelivery order={order} />;
  const actions = <OrderActions order={order} wide />;
  const stages = <Stages stages={stagesOf(order, isBoughtForCustomer(order))} />;
  return (
    <OrderColumns>
      <MainColumn>
        <Step role="status">
          <Tag tone={waitsForCustomer(order) ? 'gold' : 'soft'}>{t(`order.status.${order.status}`)}</Tag>
          <Sentence>{t(`order.nextStep.${step.key}`, step.values)}</Sentence>
        </Step>
        {order.proposal !== undefined && <ChangeQuestion order={order} proposal={order.proposal} />}
        {askedLines(order).map((line) => (
          <PriceQuestion key={line._id} order={order} line={line} />
        ))}
        {!isWaiting && stages}
      </MainColumn>
      <SideColumn>
        <OrderPayment order={order} />
        {!order.isCancellable && actions}
        {!isWaiting && delivery}
        {order.isCancellable && actions}
      </SideColumn>
      <MainColumn>
        {isWaiting && stages}
        <OrderGoods order={order} />
        {order.photos.length > 0 && <OrderPhotos photos={order.photos} />}
        {isWaiting && delivery}
        <OrderLog timeline={order.timeline} />
      </MainColumn>
    </OrderColumns>
  );
}
