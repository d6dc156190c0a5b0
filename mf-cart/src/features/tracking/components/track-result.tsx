import { Panel, SectionTitle, Tag, styled, tabularFigures } from '@gvg/ui';
import { useContext } from 'react';
import { CopyText } from '../../../components/copy-text.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { Stages } from '../../order/components/stages.tsx';
import { stagesOf } from '../../order/order-stages.ts';
import { TrackedContext } from '../tracked.ts';

const Frame = styled(Panel)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px' });
const Parcel = styled('div')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  overflowWrap: 'anywhere',
});

/** Status of the order and its timeline. */
export function TrackResult() {
  const { t } = useOrderTexts();
  const order = useContext(TrackedContext);
  if (order === undefined) return null;
  const { code, status, carrier, trackingCode } = order;
  return (
    <Frame>
      <Head>
        <SectionTitle>{code}</SectionTitle>
        <Tag tone="soft">{t(`order.status.${status}`)}</Tag>
      </Head>
      <Stages stages={stagesOf(order)} />
      {trackingCode !== undefined && (
        <Parcel>
          <span>
            {t('order.trackingCode')}: {[carrier, trackingCode].filter(Boolean).join(' ')}
          </span>
          <CopyText text={trackingCode} what={t('order.trackingCode').toLowerCase()} />
        </Parcel>
      )}
    </Frame>
  );
}
