import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { LogoMark, VisuallyHidden, color, fontSize, fontWeight, from, narrowerThan, styled, tapTarget } from '@gvg/ui';

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: tapTarget,
  textDecoration: 'none',
  color: color.ink,
});

/** In one line with the tools: smaller on narrow phones; the narrowest, relative to the font size, have room for the logo only. */
const Name = styled('span')({
  display: 'block',
  fontSize: fontSize.lead,
  fontWeight: fontWeight.heading,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  [narrowerThan(389)]: { fontSize: fontSize.note },
  [narrowerThan(359)]: { display: 'none' },
  // On tablets, the search is next to it.
  [from.tablet]: { [narrowerThan(739)]: { display: 'none' } },
});
const Tagline = styled('span')({
  display: 'none',
  fontSize: fontSize.tiny,
  lineHeight: 1.3,
  color: color.muted,
  whiteSpace: 'nowrap',
  [from.desktop]: { display: 'block' },
});

/** Logo, name and tagline, linked to the home page. */
export function Logo() {
  const { t } = useTranslation('shell');
  return (
    <HomeLink to="/">
      <LogoMark />
      <span data-logo-words>
        <Name>{t('shopName')}</Name>
        <Tagline>{t('tagline')}</Tagline>
        <VisuallyHidden>{t('toHome')}</VisuallyHidden>
      </span>
    </HomeLink>
  );
}
