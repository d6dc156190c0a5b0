import { fontsAttribute } from '@gvg/contracts/composition/document';
import type { CriticalCss } from '@gvg/ui/server';

type Rules = CriticalCss['rules'];

const uniqueRules = (ruleSets: readonly Rules[]): Rules => [...new Map(ruleSets.flat()).entries()];

const style = (nonce: string, attributes: string, css: string) => `<style nonce="${nonce}"${attributes}>${css}</style>`;

/**
 * Style rules of header, page and footer, each included once, in the format that emotion hydrates in the browser. Without scripts the web fonts are in
 * force at once, else when the scripts have arrived: what the page answers with comes before what it looks like.
 */
export function styleTags(sources: readonly CriticalCss[], { documentCss, fontCss }: { documentCss: string; fontCss: string }, nonce: string): string {
  const globals = uniqueRules(sources.map((source) => source.globals));
  const rules = uniqueRules(sources.map((source) => source.rules));
  const key = sources[0]?.key ?? 'gvg';
  return [
    style(nonce, '', documentCss),
    style(nonce, ` ${fontsAttribute} media="(scripting: none)"`, fontCss),
    ...globals.map(([id, css]) => style(nonce, ` data-emotion="${key}-global ${id}"`, css)),
    rules.length === 0 ? '' : style(nonce, ` data-emotion="${key} ${rules.map(([id]) => id).join(' ')}"`, rules.map(([, css]) => css).join('')),
  ].join('');
}
