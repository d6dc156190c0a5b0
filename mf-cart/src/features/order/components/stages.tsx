import { Check } from '@gvg/ui/later-icons';
import { VisuallyHidden, X, color, fontSize, fontWeight, from, motion, radius, styled } from '@gvg/ui';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import type { Stage } from '../order-stages.ts';

const dot = 28;

/** In a column on phones, in a row if there is room. */
const List = styled('ol')({
  display: 'grid',
  gap: 0,
  padding: 0,
  listStyle: 'none',
  [from.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

const Entry = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${dot}px minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  fontSize: fontSize.note,
  // The line to the previous step.
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: dot / 2 - 1.5,
    top: -8,
    height: 16,
    width: 3,
    backgroundColor: color.line,
  },
  '&[data-state="done"]::before, &[data-state="current"]::before': { backgroundColor: color.jade },
  [from.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    gap: 4,
    textAlign: 'center',
    '&:not(:first-of-type)::before': {
      insetInlineStart: `calc(-50% + ${dot / 2}px)`,
      top: dot / 2 - 1.5,
      width: `calc(100% - ${dot}px)`,
      height: 3,
    },
  },
});

const Dot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: dot,
  height: dot,
  border: `3px solid ${color.line}`,
  borderRadius: radius.pill,
  backgroundColor: color.card,
  transition: `background-color ${motion.calm}, border-color ${motion.calm}`,
  '[data-state="done"] > &': { borderColor: color.jade, backgroundColor: color.jade, color: color.onJade },
  '[data-state="current"] > &': { borderColor: color.jade, boxShadow: `0 0 0 5px ${color.jadeSoft}` },
  '[data-end] > &': { borderColor: color.muted, backgroundColor: color.card, color: color.muted, boxShadow: 'none' },
});
const Name = styled('span')({
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  '[data-state="ahead"] > &': { color: color.muted, fontWeight: fontWeight.text },
});
const Day = styled('time')({ color: color.muted, fontSize: fontSize.tiny });

const isEnd = ({ name }: Stage) => name === 'CANCELLED' || name === 'REFUNDED';

/** The steps of an order, with the days on which they were reached. */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  const { t, locale } = useOrderTexts();
  return (
    <List aria-label={t('order.stages')}>
      {stages.map((stage) => (
        <Entry
          key={stage.name}
          data-state={stage.state}
          {...(isEnd(stage) ? { 'data-end': '' } : {})}
          {...(stage.state === 'current' ? { 'aria-current': 'step' } : {})}
        >
          <Dot aria-hidden>
            {isEnd(stage) ? (
              <X size={14} strokeWidth={3} />
            ) : (
              stage.state === 'done' && <Check size={14} strokeWidth={3} />
            )}
          </Dot>
          <Name>
            {t(`order.stage.${stage.name}`)}
            <VisuallyHidden>, {t(`order.stageState.${stage.state}`)}</VisuallyHidden>
          </Name>
          {stage.at !== undefined && <Day dateTime={stage.at}>{formatMoment(stage.at, locale).day}</Day>}
        </Entry>
      ))}
    </List>
  );
}
