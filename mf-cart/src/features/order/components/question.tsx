import { Panel, color, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { Hourglass } from '@gvg/ui/later-icons';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { timeLeft } from '../../quote/time-left.ts';
import { useNow } from '../../quote/use-now.ts';

/** Minutes are the smallest part of the time that is left. */
const tickMs = 30_000;

/** Around what waits for the customer's answer. */
export const QuestionFrame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBottom: 16,
  borderColor: color.gold,
  overflowWrap: 'anywhere',
});
const Deadline = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  margin: 0,
  padding: '10px 14px',
  borderRadius: radius.input,
  backgroundColor: color.goldSoft,
  color: color.ink,
  '& b': { ...tabularFigures, fontWeight: fontWeight.heading },
});
export const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Until when to answer, and how long that is. */
export function AnswerBy({ until }: { until: string }) {
  const { t, locale } = useOrderTexts();
  const now = useNow(tickMs);
  const left = timeLeft(until, now);
  return (
    <Deadline>
      <Hourglass size={18} aria-hidden />
      {t('order.asked.until', { ...formatMoment(until, locale, now) })}
      {left && <b role="timer">{t('quote.left', { time: t(`quote.${left.key}`, left.values) })}</b>}
    </Deadline>
  );
}
