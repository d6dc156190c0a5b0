import { useSession } from '@gvg/browser-kit';
import { countryName } from '@gvg/customer-ui';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { ButtonLink, Note, Text, color, fontSize, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { Card, CardBody } from '@gvg/ui/later-components';
import { CopyText } from '../../../components/copy-text.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { OrderPayment } from '../../payment/components/order-payment.tsx';
import { isBoughtForCustomer } from '../order-facts.ts';
import { useOrder } from '../use-order.ts';
import { MainColumn, OrderColumns, SideColumn } from './order-columns.ts';
import { useOrderKey } from './order-head.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

const Code = styled('div')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  '& > b': {
    fontSize: fontSize.heading,
    fontWeight: fontWeight.heading,
    letterSpacing: '0.02em',
    overflowWrap: 'anywhere',
  },
});
const Steps = styled('ol')({
  display: 'grid',
  gap: 14,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: 12,
    alignItems: 'start',
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: radius.pill,
    backgroundColor: color.jadeSoft,
    color: color.jade,
    fontSize: fontSize.small,
    fontWeight: fontWeight.heading,
  },
});
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

function NextSteps({ order }: { order: Order }) {
  const { t, locale } = useOrderTexts();
  const { totals, shipping } = order;
  const step = (key: string, values = {}) => t(`order.success.steps.${key}`, values);
  const steps = [
    totals.due > 0 ? step('pay', { amount: formatMoney(totals.due) }) : step('paid'),
    step(isBoughtForCustomer(order) ? 'buy' : 'prepare'),
    step('weigh', { freight: formatMoney(shipping.estimatedFee) }),
    step('ship', { country: countryName(shipping.country, locale), ...shipping.transitDays }),
  ];
  return (
    <Card title={t('order.success.next')}>
      <CardBody>
        <Steps>
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Steps>
      </CardBody>
    </Card>
  );
}

/** Next steps right after an order was placed. */
export function SuccessContent() {
  const { t } = useOrderTexts();
  const session = useSession();
  const key = useOrderKey();
  const { data: order, error, isLoadingError, refetch } = useOrder(key);
  if (isLoadingError && error.code === 'ORDER_NOT_FOUND') return <OrderMissing code={key} />;
  if (isLoadingError) return <LoadError error={error} retry={() => void refetch()} />;
  if (order === undefined) return <OrderSkeleton />;
  return (
    <OrderColumns>
      <MainColumn>
        <Text>{t('order.success.thanks')}</Text>
        <div>
          <Note>{t('order.success.code')}</Note>
          <Code>
            <b>{order.code}</b>
            <CopyText text={order.code} what={t('order.success.code').toLowerCase()} />
          </Code>
          {session.status === 'user' && <Note>{t('order.success.mail', { email: session.user.email })}</Note>}
        </div>
      </MainColumn>
      <SideColumn>
        <OrderPayment order={order} />
      </SideColumn>
      <MainColumn>
        <NextSteps order={order} />
        <Links>
          <ButtonLink to={`/order/${order.code}`}>{t('order.success.toOrder')}</ButtonLink>
          <ButtonLink variant="outlined" to="/">
            {t('order.success.goOn')}
          </ButtonLink>
        </Links>
      </MainColumn>
    </OrderColumns>
  );
}
