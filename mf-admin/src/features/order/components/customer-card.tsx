import { countryName } from '@gvg/customer-ui';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { color, fontWeight, styled } from '@gvg/ui';
import { CopyText } from '../../../components/copy-text.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ChatLink } from './chat-link.tsx';
import { CorrectShipment } from './correct-shipment.tsx';
import { OtherOrders } from './other-orders.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& strong': { fontWeight: fontWeight.heading, overflowWrap: 'anywhere' },
});
const Address = styled('address')({ fontStyle: 'normal', overflowWrap: 'anywhere' });
const Label = styled('span')({ color: color.muted });

const linesOf = ({ recipient: { fullName, phone, line, city, region, postcode } }: Order, country: string) => [
  `${fullName}, ${phone}`,
  [line, city, region, postcode].filter((part) => part !== '').join(', '),
  country,
];

/** Recipient, address, and the link to the conversation. */
export function CustomerCard({ order }: { order: Order }) {
  const { t, locale } = useStaffTexts();
  const { shipping, recipient, user } = order;
  const lines = linesOf(order, countryName(shipping.country, locale));
  return (
    <StaffCard title={t('order.customer')}>
      <CardContent>
        <Row>
          <strong>{recipient.fullName}</strong>
          <ChatLink user={user} />
        </Row>
        <div>
          <Row>
            <Label>{t('order.sentTo', { service: t(`order.service.${shipping.service}`) })}</Label>
            <CopyText text={lines.join('\n')} name={t('order.copyAddress')} />
          </Row>
          <Address>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Address>
        </div>
        <OtherOrders order={order} />
        {shipping.trackingCode !== undefined && (
          <div>
            <Label>{t('order.tracking')}</Label>
            <Row>
              <strong>
                {shipping.carrier} {shipping.trackingCode}
              </strong>
              <CopyText text={shipping.trackingCode} name={t('order.copyTracking')} />
            </Row>
            <CorrectShipment order={order} />
          </div>
        )}
      </CardContent>
    </StaffCard>
  );
}
