import { countryName, openDestinationChooser, useDestination } from '@gvg/browser-kit';
import { ChevronDown, VisuallyHidden, color, fontWeight, radius, styled, tapTarget } from '@gvg/ui';
import { useCartTexts } from '../texts/cart-texts.ts';

const Opener = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  minHeight: tapTarget,
  padding: '6px 12px',
  border: `1px solid ${color.field}`,
  borderRadius: radius.input,
  backgroundColor: color.card,
  color: color.ink,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: color.jade },
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none' },
});

/** Shows the destination and opens the shop's one chooser. */
export function DestinationButton() {
  const { t, locale } = useCartTexts();
  const code = useDestination();
  return (
    <Opener type="button" aria-haspopup="dialog" onClick={() => openDestinationChooser()}>
      <span key={code ?? ''}>
        {code === undefined ? (
          t('shipping.choose')
        ) : (
          <>
            <VisuallyHidden>{t('shipping.to')} </VisuallyHidden>
            {countryName(code, locale)}
          </>
        )}
      </span>
      <ChevronDown size={18} aria-hidden />
    </Opener>
  );
}
