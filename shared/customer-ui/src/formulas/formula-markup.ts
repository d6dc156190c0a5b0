import type { renderToString } from 'katex';

let katex: { renderToString: typeof renderToString } | undefined;

/** Loads KaTeX, which is large. */
export async function loadFormulas(): Promise<void> {
  katex = await import(/* webpackChunkName: "formulas" */ 'katex');
}

export const areFormulasLoaded = () => katex !== undefined;

/** `maxSize` in em prevents a formula from covering the page. `strict` would warn about letters with Vietnamese marks. */
const options = { output: 'mathml', trust: false, strict: false, maxSize: 20, maxExpand: 100 } as const;

const mathPattern = /<math.*<\/math>/s;
/**
 * KaTeX writes a style attribute for bold letters, which the content security policy blocks. Quotes in text are escaped, so no text
 * matches.
 */
const stylePattern = / style="[^"]*"/g;

/** Returns the MathML of a formula. Undefined for invalid TeX, and until KaTeX is loaded. */
export function formulaMarkup(tex: string): string | undefined {
  try {
    return mathPattern.exec(katex?.renderToString(tex, options) ?? '')?.[0].replace(stylePattern, '');
  } catch {
    return undefined;
  }
}
