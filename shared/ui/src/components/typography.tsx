import { styled } from '@mui/system';
import { breakable } from '../theme/breakable.ts';
import { color, fontSize, fontWeight } from '../theme/tokens.ts';

const heading = {
  ...breakable,
  margin: 0,
  fontWeight: fontWeight.heading,
  letterSpacing: '-0.015em',
  lineHeight: 1.25,
  textWrap: 'balance' as const,
};

/** The page's only `h1`. */
export const PageTitle = styled('h1')({ ...heading, fontSize: `clamp(${fontSize.heading}, 4vw, ${fontSize.page})` });

export const SectionTitle = styled('h2')({ ...heading, fontSize: `clamp(1.25rem, 3vw, ${fontSize.heading})` });

/** Heading inside a panel or card. */
export const PanelTitle = styled('h3')({ ...heading, fontSize: fontSize.title });

/** Body text, at most 70 characters per line. */
export const Text = styled('p')({ ...breakable, margin: 0, maxWidth: '70ch' });

export const Note = styled('p')({
  ...breakable,
  margin: 0,
  maxWidth: '70ch',
  fontSize: fontSize.small,
  color: color.muted,
});
