import { Button, below, bottomBarHeight, color, fontSize, fontWeight, page, radius, styled } from '@gvg/ui';
import { useLayoutEffect, useRef } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** It stays in sight while the form scrolls below it. */
const Frame = styled('div')({
  position: 'sticky',
  zIndex: 2,
  bottom: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  marginTop: 14,
  padding: '8px 10px 8px 20px',
  borderRadius: radius.card,
  backgroundColor: color.ink,
  color: color.paper,
  boxShadow: `0 12px 32px ${color.shade}`,
  [below.tablet]: { bottom: 0, marginInline: -page.phoneGutter, padding: `8px ${page.phoneGutter}px`, borderRadius: 0 },
});
const Words = styled('div')({
  flex: '1 1 12rem',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.small,
  '& b': { marginInlineEnd: 10, fontSize: fontSize.note, fontWeight: fontWeight.heading },
  '&[data-wrong]': { whiteSpace: 'normal' },
});
const Discard = styled(Button)({
  color: color.paper,
  '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
});
const Save = styled(Button)({
  backgroundColor: color.paper,
  color: color.ink,
  '&:hover': { backgroundColor: color.jadeSoft, color: color.ink },
  '& kbd': {
    padding: '0 6px',
    border: `1px solid ${color.field}`,
    borderRadius: 6,
    font: 'inherit',
    fontSize: fontSize.tiny,
  },
  [below.desktop]: { '& kbd': { display: 'none' } },
});

export interface SaveBarProps {
  /** Names of the fields that are not saved. */
  changed: readonly string[];
  /** What keeps them from being saved. */
  error: string | undefined;
  submit: string;
  isSaving: boolean;
  onSave: () => void;
  /** Missing where there is nothing to go back to. */
  onDiscard?: (() => void) | undefined;
}

/** What is not saved yet, and the button that saves it. */
export function SaveBar({ changed, error, submit, isSaving, onSave, onDiscard }: SaveBarProps) {
  const { t } = useStaffTexts();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(bottomBarHeight, `${frame.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty(bottomBarHeight);
  });
  return (
    <Frame ref={frame} role="region" aria-label={t('product.saving')}>
      <Words role="status" {...(error === undefined ? {} : { 'data-wrong': '' })}>
        {error ?? (
          <>
            {changed.length > 0 && <b>{t('product.unsaved', { count: changed.length })}</b>}
            {changed.join(' · ')}
          </>
        )}
      </Words>
      {onDiscard && (
        <Discard variant="quiet" disabled={isSaving} onClick={onDiscard}>
          {t('product.discard')}
        </Discard>
      )}
      <Save disabled={isSaving} onClick={onSave} aria-keyshortcuts="Control+S">
        {submit}
        <kbd aria-hidden>Ctrl S</kbd>
      </Save>
    </Frame>
  );
}
