import { palettes } from './palette.ts';
import type { ColorScheme } from './palette.ts';

const variables = (scheme: ColorScheme): string =>
  Object.entries(palettes[scheme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The shop's colours as CSS variables, `--paper` and others, for pages without scripts. Follows the system's colour scheme. */
export const schemeCss = `:root{color-scheme:light dark;${variables('light')}}
@media (prefers-color-scheme:dark){:root{${variables('dark')}}}`;
