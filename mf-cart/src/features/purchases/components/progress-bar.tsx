import { VisuallyHidden, color, from, radius, styled } from '@gvg/ui';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import type { Stage } from '../../order/order-stages.ts';

const Row = styled('span')({ display: 'flex', gap: 4 });
const Step = styled('span')({
  flex: 1,
  [from.tablet]: { flex: 'none', width: 34 },
  height: 5,
  borderRadius: radius.pill,
  backgroundColor: color.line,
  '&[data-state="done"]': { backgroundColor: color.jade },
  '&[data-state="current"]': { backgroundColor: `color-mix(in srgb, ${color.jade} 45%, ${color.card})` },
  '[data-waiting] &[data-state="current"]': { backgroundColor: color.gold },
});

/** Progress of an order, one segment per step. */
export function ProgressBar({ stages }: { stages: readonly Stage[] }) {
  const { t } = useOrderTexts();
  const reached = stages.filter(({ state }) => state !== 'ahead').length;
  return (
    <Row>
      {stages.map(({ name, state }) => (
        <Step key={name} data-state={state} aria-hidden />
      ))}
      <VisuallyHidden>{t('purchases.progress', { done: reached, all: stages.length })}</VisuallyHidden>
    </Row>
  );
}
