import { PageTitle, Panel, Text, styled } from '@gvg/ui';
import { Suspense, useState } from 'react';
import { BareFrame } from '../../../components/bare-frame.tsx';
import { orderPart } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TrackedContext } from '../tracked.ts';
import type { TrackedOrder } from '../tracked.ts';
import { TrackForm } from './track-form.tsx';

const Result = orderPart(() =>
  import(/* webpackChunkName: "order-tracking" */ './track-result.tsx').then(({ TrackResult }) => TrackResult),
);

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 760,
  marginInline: 'auto',
});

/** /order/track: status of an order by its code and the recipient's phone number. */
export function TrackView() {
  const { t } = useTexts();
  const [tracked, setTracked] = useState<TrackedOrder>();
  return (
    <BareFrame>
      <Frame>
        <PageTitle>{t('tracking.title')}</PageTitle>
        <Text>{t('tracking.text')}</Text>
        <Panel>
          <TrackForm onTracked={setTracked} />
        </Panel>
        <div aria-live="polite">
          {tracked && (
            <Suspense>
              <TrackedContext value={tracked}>
                <Result />
              </TrackedContext>
            </Suspense>
          )}
        </div>
      </Frame>
    </BareFrame>
  );
}
