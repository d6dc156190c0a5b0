import { Note, color, fontSize, fontWeight, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { Hourglass } from '@gvg/ui/later-icons';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { timeLeft } from '../time-left.ts';

const Frame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '14px 20px',
  borderRadius: radius.panel,
  backgroundColor: color.goldSoft,
  '& svg': { flex: 'none', color: color.ink },
  '& b': { fontWeight: fontWeight.strong },
});
const Words = styled('div')({ flex: '1 1 220px', minWidth: 0, '& > p': { color: color.ink } });
const Left = styled('div')({ ...tabularFigures, display: 'flex', gap: 8 });
const Part = styled('span')({
  display: 'grid',
  justifyItems: 'center',
  minWidth: rem(52),
  padding: '6px 10px',
  borderRadius: radius.input,
  backgroundColor: color.card,
  fontSize: fontSize.small,
  color: color.muted,
  '& b': { color: color.ink, fontSize: fontSize.title, fontWeight: fontWeight.heading, lineHeight: 1.2 },
});

/** End of the prices: the date and the remaining time, also in words for screen readers. */
export function Countdown({ until, now }: { until: string; now: Date }) {
  const { t, locale } = useOrderTexts();
  const left = timeLeft(until, now);
  if (left === undefined) return null;
  return (
    <Frame>
      <Hourglass size={26} aria-hidden />
      <Words>
        <b>{t('quote.held', { ...formatMoment(until, locale, now) })}</b>
        <Note>{t('quote.heldText')}</Note>
      </Words>
      <Left role="timer" aria-label={t('quote.left', { time: t(`quote.${left.key}`, left.values) })}>
        {Object.entries(left.values).map(([unit, count]) => (
          <Part key={unit}>
            <b>{count}</b>
            {t(`quote.${unit}`)}
          </Part>
        ))}
      </Left>
    </Frame>
  );
}
