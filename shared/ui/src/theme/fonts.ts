import { family } from './font-family.ts';

/** Self-hosted in three weights and two subsets, about 33 KB per weight. */
const weights = [400, 600, 700] as const;
type Weight = (typeof weights)[number];

const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
} as const;
type Subset = keyof typeof subsets;

export const fontFileName = (subset: Subset, weight: Weight) => `be-vietnam-pro-${subset}-${weight}-normal.woff2`;

/** Font files that a build must copy next to its scripts, named as in the package `@fontsource/be-vietnam-pro`. */
export const fontFiles = weights.flatMap((weight) =>
  (Object.keys(subsets) as Subset[]).map((subset) => fontFileName(subset, weight)),
);

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'];
const roboto = ['Roboto', 'Roboto Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];

/**
 * System fonts by their platform-specific names, scaled to the font's metrics to avoid layout shift when it loads. All fonts of one face
 * have the same metrics. The percentages were measured with Vietnamese and English sample texts in both fonts.
 */
const fallbacks = [
  {
    name: `${family} Arial`,
    local: { 400: arial, 600: arialBold, 700: arialBold },
    stretch: { 400: 1.0795, 600: 1.0363, 700: 1.0481 },
  },
  {
    name: `${family} Roboto`,
    local: { 400: roboto, 600: robotoBold, 700: robotoBold },
    stretch: { 400: 1.1625, 600: 1.126, 700: 1.1389 },
  },
] as const;

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * Returns the `@font-face` rules of the font itself. `urlOf` returns the URL of a file, which browsers fetch when a rule in force needs it.
 */
export function webFontFaces(urlOf: (file: string) => string): string {
  return weights
    .flatMap((weight) =>
      (Object.keys(subsets) as Subset[]).map(
        (subset) =>
          `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url(${urlOf(fontFileName(subset, weight))}) format("woff2");unicode-range:${subsets[subset]}}`,
      ),
    )
    .join('');
}

/** Returns the `@font-face` rules of the system fonts that are shown until then. */
export function fallbackFaces(): string {
  const rules = fallbacks.flatMap(({ name, local, stretch }) =>
    weights.map((weight) => {
      const factor = stretch[weight];
      return `@font-face{font-family:"${name}";font-weight:${weight};src:${local[weight].map((font) => `local("${font}")`).join(',')};size-adjust:${percent(factor)};ascent-override:${percent(1 / factor)};descent-override:${percent(0.265 / factor)};line-gap-override:0%}`;
    }),
  );
  return rules.join('');
}
