import { countryName, openDestinationChooser, useDestination } from '@gvg/customer-ui';
import { useTranslation } from '@gvg/i18n';
import { ChevronDown, VisuallyHidden, color, fontSize, fontWeight, radius, styled, tapTarget } from '@gvg/ui';

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
  fontSize: fontSize.text,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: color.jade },
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none' },
  '&[data-wide]': { display: 'flex', width: '100%', '& > span': { flex: 1 } },
});

export interface DestinationButtonProps {
  texts: {
    /** Before the country's name, for users who cannot see the button's surroundings. */
    to: string;
    /** While the destination is unknown. */
    choose: string;
  };
  /** As wide as its container. */
  wide?: boolean;
}

/** Shows the destination and opens the shop's only chooser. */
export function DestinationButton({ texts, wide = false }: DestinationButtonProps) {
  const { i18n } = useTranslation();
  const code = useDestination();
  return (
    <Opener
      type="button"
      aria-haspopup="dialog"
      data-wide={wide ? '' : undefined}
      onClick={() => openDestinationChooser()}
    >
      <span key={code ?? ''}>
        {code === undefined ? (
          texts.choose
        ) : (
          <>
            <VisuallyHidden>{texts.to} </VisuallyHidden>
            {countryName(code, i18n.language === 'en' ? 'en' : 'vi')}
          </>
        )}
      </span>
      <ChevronDown size={18} aria-hidden />
    </Opener>
  );
}
