import { documentIds } from '@gvg/contracts/composition/document';
import type { CriticalCss } from '@gvg/ui/server';

type Rules = CriticalCss['rules'];

const uniqueRules = (ruleSets: readonly Rules[]): Rules => [...new Map(ruleSets.flat()).entries()];

/** A `<style>` element: its attributes and its text. */
export interface StyleElement {
  attributes: string;
  css: string;
}

export interface DocumentStyles {
  /** Faces of the fonts. */
  fontCss: string;
  /** Colours, page background. */
  documentCss: string;
}

/** The document's own CSS, and the style rules of header, page and footer, each included once, in the format that emotion hydrates in the browser. */
export function styleElements(
  sources: readonly CriticalCss[],
  { fontCss, documentCss }: DocumentStyles,
): StyleElement[] {
  const globals = uniqueRules(sources.map((source) => source.globals));
  const rules = uniqueRules(sources.map((source) => source.rules));
  const key = sources[0]?.key ?? 'gvg';
  return [
    // Ignored until the page has started (`showLateFonts`): its scripts come first on a slow line.
    { attributes: ` id="${documentIds.lateFonts}" media="not all"`, css: fontCss },
    { attributes: '', css: documentCss },
    ...globals.map(([id, css]) => ({ attributes: ` data-emotion="${key}-global ${id}"`, css })),
    ...(rules.length === 0
      ? []
      : [
          {
            attributes: ` data-emotion="${key} ${rules.map(([id]) => id).join(' ')}"`,
            css: rules.map(([, css]) => css).join(''),
          },
        ]),
  ];
}
