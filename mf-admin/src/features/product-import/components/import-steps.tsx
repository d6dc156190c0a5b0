import { Panel, VisuallyHidden, below, color, fontSize, fontWeight, from, radius, rem, styled } from '@gvg/ui';
import { Check } from '@gvg/ui/later-icons';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { importSteps } from '../import-stage.ts';
import type { ImportStep } from '../import-stage.ts';

const Frame = styled(Panel)({
  display: 'grid',
  gap: 14,
  padding: '12px 16px 14px',
  borderRadius: radius.card,
  [from.tablet]: { padding: '12px 18px 14px' },
});
const Steps = styled('ol')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.small,
});
const Step = styled('li')({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  color: color.muted,
  '&:last-child': { flex: 'none' },
  // Connection to the next step.
  '&:not(:last-child)::after': {
    content: '""',
    flex: `1 1 ${rem(16)}`,
    minWidth: rem(8),
    height: 2,
    backgroundColor: color.line,
  },
  '&[data-state="done"]::after': { backgroundColor: color.jade },
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: rem(28),
    height: rem(28),
    border: `1px dashed ${color.field}`,
    borderRadius: radius.pill,
    fontSize: fontSize.tiny,
    fontStyle: 'normal',
    fontWeight: fontWeight.strong,
  },
  '&[data-state="done"] > i': { border: 0, backgroundColor: color.jadeSoft, color: color.jade },
  '&[data-state="now"] > i': { border: 0, backgroundColor: color.goldSoft, color: color.ink },
  '& b': { color: color.muted, fontSize: fontSize.note, fontWeight: fontWeight.strong },
  '&:not([data-state="ahead"]) b': { color: color.ink },
  [below.desktop]: { '& small': { display: 'none' } },
  [below.tablet]: {
    gap: 8,
    flex: '1 1 0',
    '&[data-state="now"]': { flex: '1 0 auto' },
    '&:not([data-state="now"]) b': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  '& small': { fontSize: fontSize.small },
});

export interface ImportStepsProps {
  current: ImportStep;
  /** Set when all steps are done. */
  isOver?: boolean;
  /** Notes by step. */
  notes?: Partial<Record<ImportStep, string | undefined>>;
  /** Progress of the current step. */
  children?: ReactNode;
}

/** Steps of an import with the current one marked. */
export function ImportSteps({ current, isOver = false, notes = {}, children }: ImportStepsProps) {
  const { t } = useStaffTexts();
  const reached = importSteps.indexOf(current);
  return (
    <Frame as="section" aria-label={t('imports.steps')}>
      <Steps>
        {importSteps.map((step, index) => {
          const state = index < reached || isOver ? 'done' : index === reached ? 'now' : 'ahead';
          return (
            <Step key={step} data-state={state} {...(step === current ? { 'aria-current': 'step' as const } : {})}>
              <i aria-hidden>{state === 'done' ? <Check size={16} /> : index + 1}</i>
              <span>
                <b>{t(`imports.step.${step}`)}</b>
                {notes[step] !== undefined && <small> {notes[step]}</small>}
                {state !== 'now' && <VisuallyHidden> {t(`imports.stepState.${state}`)}</VisuallyHidden>}
              </span>
            </Step>
          );
        })}
      </Steps>
      {children}
    </Frame>
  );
}
