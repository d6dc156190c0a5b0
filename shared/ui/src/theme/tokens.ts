import { colorNames } from './palette.ts';
import type { ColorName } from './palette.ts';

export const cssPrefix = 'gvg';

/** Every colour as a CSS variable, for `styled` and `sx`; it changes with the scheme without a re-render. */
export const color = Object.fromEntries(colorNames.map((name) => [name, `var(--${cssPrefix}-palette-${name})`])) as Record<ColorName, string>;

/** Border radii in pixels. */
export const radius = { input: 12, card: 14, panel: 20, hero: 22, pill: 999 } as const;

/** Font sizes in pixels: small print, body text, lead and four headings. */
export const fontSize = { small: 13, text: 15, lead: 17, title: 19, heading: 24, page: 32, hero: 38 } as const;

export const fontWeight = { text: 400, strong: 600, heading: 700 } as const;

/** Maximum content width and horizontal padding of a page, in pixels. */
export const page = { width: 1240, gutter: 24, phoneGutter: 16 } as const;

/** Minimum width and height of touch targets, in pixels. */
export const tapTarget = 44;

/** Breakpoints of the specification: mobile below 600, tablet 600–899, desktop from 900. */
export const from = { tablet: '@media (min-width: 600px)', desktop: '@media (min-width: 900px)', wide: '@media (min-width: 1200px)' } as const;
export const below = { tablet: '@media (max-width: 599.95px)', desktop: '@media (max-width: 899.95px)' } as const;

/** Transitions for user interactions only; disabled by `prefers-reduced-motion` (document-css.ts). */
export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const;

/** Digits of equal width, for prices, weights and tables. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;

/** `z-index` values, lowest first; modals use the browser's top layer and need none. */
export const zIndex = { header: 10, floating: 20, toasts: 30 } as const;
