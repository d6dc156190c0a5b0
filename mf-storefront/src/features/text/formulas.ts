type RenderFormula = (tex: string) => string;

let renderFormula: RenderFormula | undefined;

/** A TeX formula of the editor; formulas that already contain MathML do not match. */
const formulaPattern = /(<span class="ql-formula" data-value="([^"]*)">)[^<]*(<\/span>)/g;

const decode = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

export const hasFormulas = (html: string) => html.search(formulaPattern) >= 0;

/** Loads KaTeX, which is large, only for texts that contain formulas. */
export async function loadFormulas(): Promise<void> {
  const { renderToString } = await import(/* webpackChunkName: "formulas" */ 'katex');
  renderFormula = (tex) => renderToString(tex, { output: 'mathml', throwOnError: false, trust: false });
}

export const areFormulasLoaded = () => renderFormula !== undefined;

/** Replaces TeX in sanitized rich text with MathML, which needs no inline styles; leaves it unchanged until KaTeX is loaded. */
export function renderFormulas(html: string): string {
  return html.replace(
    formulaPattern,
    (_, start: string, tex: string, end: string) => `${start}${renderFormula?.(decode(tex)) ?? tex}${end}`,
  );
}
