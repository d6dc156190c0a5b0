import { fontsAttribute } from '@gvg/contracts/composition/document';
import type { CriticalCss } from '@gvg/ui/server';

type Rules = CriticalCss['rules'];

const uniqueRules = (ruleSets: readonly Rules[]): Rules => [...new Map(ruleSets.flat()).entries()];

/** A `<style>` element: its attributes and its text. */
export interface StyleElement {
  attributes: string;
  css: string;
}

/**
 * Style rules of header, page and footer, each included once, in the format that emotion hydrates in the browser. Without scripts the web fonts are in
 * force at once, else when the scripts have arrived: what the page answers with comes before what it looks like.
 */
export function styleElements(
  sources: readonly CriticalCss[],
  { documentCss, fontCss }: { documentCss: string; fontCss: string },
): StyleElement[] {
  const globals = uniqueRules(sources.map((source) => source.globals));
  const rules = uniqueRules(sources.map((source) => source.rules));
  const key = sources[0]?.key ?? 'gvg';
  return [
    { attributes: '', css: documentCss },
    { attributes: ` ${fontsAttribute} media="(scripting: none)"`, css: fontCss },
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
