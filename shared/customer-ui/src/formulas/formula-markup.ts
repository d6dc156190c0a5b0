import type { renderToString } from 'katex';

let katex: { renderToString: typeof renderToString } | undefined;

/** Loads KaTeX, which is large. */
export async function loadFormulas(): Promise<void> {
  katex = await import(/* webpackChunkName: "formulas" */ 'katex');
}

export const areFormulasLoaded = () => katex !== undefined;

/** `maxSize` in em: no formula covers the page. `strict` would warn of letters with Vietnamese marks. */
const options = { output: 'mathml', trust: false, strict: false, maxSize: 20, maxExpand: 100 } as const;

const mathPattern = /<math.*<\/math>/s;
/** KaTeX writes one for bold letters; the content security policy refuses it. Quotes in text are escaped, so none of it matches. */
const stylePattern = / style="[^"]*"/g;

/** MathML of a formula; undefined for what is no TeX, and until KaTeX is loaded. */
export function formulaMarkup(tex: string): string | undefined {
  try {
    return mathPattern.exec(katex?.renderToString(tex, options) ?? '')?.[0].replace(stylePattern, '');
  } catch {
    return undefined;
  }
}
