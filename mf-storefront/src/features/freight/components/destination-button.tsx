import { countryName, openDestinationChooser, useDestination } from '@gvg/browser-kit';
import { ChevronDown, VisuallyHidden, color, fontSize, fontWeight, radius, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

const Opener = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 0,
  minHeight: tapTarget,
  padding: '6px 12px',
  border: `1px solid ${color.field}`,
  borderRadius: radius.input,
  backgroundColor: color.card,
  color: color.ink,
  fontSize: fontSize.text,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: color.jade },
  '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none' },
});

/** Shows the destination and opens the shop's one chooser. */
export function DestinationButton() {
  const { t, locale } = useTexts();
  const code = useDestination();
  return (
    <Opener type="button" aria-haspopup="dialog" onClick={() => openDestinationChooser()}>
      <span key={code ?? ''}>
        {code === undefined ? (
          t('freight.choose')
        ) : (
          <>
            <VisuallyHidden>{t('freight.to')} </VisuallyHidden>
            {countryName(code, locale)}
          </>
        )}
      </span>
      <ChevronDown size={18} aria-hidden />
    </Opener>
  );
}
