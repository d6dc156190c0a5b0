import { documentIds } from '@gvg/contracts/composition/document';
import type { CriticalCss } from '@gvg/ui/server';

type Rules = CriticalCss['rules'];

const uniqueRules = (ruleSets: readonly Rules[]): Rules => [...new Map(ruleSets.flat()).entries()];

/** Attributes and text of a `<style>` element. */
export interface StyleElement {
  attributes: string;
  css: string;
}

export interface DocumentStyles {
  /** `@font-face` rules. */
  fontCss: string;
  /** Colours and page background. */
  documentCss: string;
}

/**
 * Returns the document's own CSS and the style rules of header, page and footer, each once, in the format that emotion hydrates in the
 * browser.
 */
export function styleElements(
  sources: readonly CriticalCss[],
  { fontCss, documentCss }: DocumentStyles,
): StyleElement[] {
  const globals = uniqueRules(sources.map((source) => source.globals));
  const rules = uniqueRules(sources.map((source) => source.rules));
  const key = sources[0]?.key ?? 'gvg';
  return [
    // Ignored until the page has started (`showLateFonts`): its scripts come first on a slow connection.
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
