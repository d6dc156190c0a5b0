import { Note, color, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
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
const Left = styled('span')({
  ...tabularFigures,
  padding: '8px 14px',
  borderRadius: radius.input,
  backgroundColor: color.card,
  fontWeight: fontWeight.heading,
  whiteSpace: 'nowrap',
});

/** Until when the prices hold: the date, and what is left of the time in words. */
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
      <Left role="timer">{t('quote.left', { time: t(`quote.${left.key}`, left.values) })}</Left>
    </Frame>
  );
}
