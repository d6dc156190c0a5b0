import { useTranslation } from '@gvg/i18n';
import { Button, below, color, fontSize, fontWeight, rem, styled, tapTarget } from '@gvg/ui';

export const Fields = styled('form')({ display: 'grid', gap: 14 });

const WideButton = styled(Button)({ minHeight: rem(52), marginTop: 4, fontSize: fontSize.field });

/** Stays focusable while it works. */
export function SubmitButton({ isWorking, label }: { isWorking: boolean; label: string }) {
  const { t } = useTranslation('account');
  return (
    <WideButton type="submit" wide aria-disabled={isWorking} onClick={(event) => isWorking && event.preventDefault()}>
      {isWorking ? t('working') : label}
    </WideButton>
  );
}

/** A button within a sentence or under it. */
export const TextButton = styled('button')({
  minHeight: tapTarget,
  padding: '0 4px',
  border: 0,
  backgroundColor: 'transparent',
  color: color.jade,
  fontSize: fontSize.text,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});

export const Switches = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 4,
  margin: '-6px 0',
  [below.tablet]: { '& > [aria-hidden]': { display: 'none' } },
});
