import { createTheme } from '@mui/material/styles';
import { fontFamily } from './font-family.ts';
import { colorNames, palettes } from './palette.ts';
import type { ColorName, ColorScheme } from './palette.ts';
import { cssPrefix, fontSize, fontWeight, radius } from './tokens.ts';

type ShopPalette = Record<ColorName, string>;

declare module '@mui/material/styles' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- MUI's interfaces grow by declaration
  interface Palette extends ShopPalette {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as above
  interface PaletteOptions extends Partial<ShopPalette> {}
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Attribute of `<html>` that selects the colour scheme; light without it. */
export const colorSchemeAttribute = 'data-color-scheme';

const schemeOf = (scheme: ColorScheme) => {
  const shop = palettes[scheme];
  return {
    palette: {
      ...shop,
      background: { default: shop.paper, paper: shop.card },
      text: { primary: shop.ink, secondary: shop.muted },
      divider: shop.line,
      primary: { main: shop.jade, contrastText: shop.onJade },
      secondary: { main: shop.gold, contrastText: shop.onGold },
      error: { main: shop.clay, contrastText: shop.onClay },
    },
  };
};

const heading = { fontWeight: fontWeight.heading, letterSpacing: '-0.015em', lineHeight: 1.25 };

/** Palette entries that become CSS variables: the shop's own, and those read by the MUI components in use. */
const muiPalettes = ['background', 'text', 'divider', 'primary', 'secondary', 'error', 'action'];
const printed = new Set<string>([...colorNames, ...muiPalettes]);
const unreadShade = /^(light|dark|contrastText|default|paper|primary|secondary|active|selected)Channel$|Opacity$/;

const isUnread = ([group, name = '', shade = '']: string[]) => group !== 'palette' || !printed.has(name) || unreadShade.test(shade);

/** MUI theme with the shop's tokens; colours are CSS variables, so that the same markup works in both schemes. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: cssPrefix, colorSchemeSelector: `[${colorSchemeAttribute}="%s"]`, shouldSkipGeneratingVar: isUnread },
  colorSchemes: { light: schemeOf('light'), dark: schemeOf('dark') },
  spacing: 4,
  shape: { borderRadius: radius.input },
  typography: {
    fontFamily,
    fontWeightMedium: fontWeight.strong,
    fontWeightBold: fontWeight.heading,
    h1: { ...heading, fontSize: fontSize.page },
    h2: { ...heading, fontSize: fontSize.heading },
    h3: { ...heading, fontSize: fontSize.title },
    body1: { fontSize: fontSize.text, lineHeight: 1.55 },
    body2: { fontSize: fontSize.small, lineHeight: 1.5 },
    button: { fontWeight: fontWeight.strong, textTransform: 'none', fontSize: fontSize.text },
  },
});
