import { countryName } from '@gvg/customer-ui';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { Note, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { Card, CardBody } from '@gvg/ui/later-components';
import { AddressBlock } from '../../../components/address-block.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';

const Body = styled(CardBody)({
  display: 'grid',
  gap: 12,
  overflowWrap: 'anywhere',
  '& > p > b': { fontWeight: fontWeight.strong },
});
const Parcel = styled('div')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
});
const Label = styled(Note)({ flexBasis: '100%' });

/** Recipient, service and tracking of the parcel. */
export function OrderDelivery({ order: { recipient, shipping, note } }: { order: Order }) {
  const { t, locale } = useOrderTexts();
  const { carrier, trackingCode, transitDays, service, country } = shipping;
  return (
    <Card title={t('order.recipient')}>
      <Body>
        <p>
          <b>{recipient.fullName}</b>
        </p>
        <AddressBlock address={recipient} />
        <Note>
          {t('order.shipping', {
            service: t(`order.service.${service}`),
            country: countryName(country, locale),
            ...transitDays,
          })}
        </Note>
        {trackingCode !== undefined && (
          <Parcel>
            <Label>{t('order.trackingCode')}</Label>
            <span>{[carrier, trackingCode].filter(Boolean).join(' ')}</span>
            <CopyText text={trackingCode} what={t('order.trackingCode').toLowerCase()} />
          </Parcel>
        )}
        {note !== '' && (
          <Note>
            {t('order.note')}: {note}
          </Note>
        )}
      </Body>
    </Card>
  );
}
