import { createTheme } from '@mui/material/styles';
import { colorNames, colorSchemeAttribute, palettes } from './palette.ts';
import type { ColorName } from './palette.ts';
import { cssPrefix } from './tokens.ts';

declare module '@mui/material/styles' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- MUI's interfaces grow by declaration
  interface PaletteOptions extends Partial<Record<ColorName, string>> {}
  interface CssThemeVariables {
    enabled: true;
  }
}

const printed = new Set<string>(colorNames);

/** MUI theme that generates the CSS variables of the shop's colours. Servers print them once per document; browsers only need `theme`. */
export const documentTheme = createTheme({
  cssVariables: {
    cssVarPrefix: cssPrefix,
    colorSchemeSelector: `[${colorSchemeAttribute}="%s"]`,
    shouldSkipGeneratingVar: ([group, name = '']) => group !== 'palette' || !printed.has(name),
  },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
});
