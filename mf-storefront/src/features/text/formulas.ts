type RenderFormula = (tex: string) => string;

let renderFormula: RenderFormula | undefined;

/** A formula that the editor left as TeX; one that holds MathML already is drawn as it is. */
const formulaPattern = /(<span class="ql-formula" data-value="([^"]*)">)[^<]*(<\/span>)/g;

const decode = (text: string) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, '&');

export const hasFormulas = (html: string) => html.search(formulaPattern) >= 0;

/** KaTeX is large and formulas are rare: it is loaded where one stands in a text. */
export async function loadFormulas(): Promise<void> {
  const { renderToString } = await import(/* webpackChunkName: "formulas" */ 'katex');
  renderFormula = (tex) => renderToString(tex, { output: 'mathml', throwOnError: false, trust: false });
}

export const areFormulasLoaded = () => renderFormula !== undefined;

/** TeX of a cleaned rich text as MathML, which needs no inline style; as it was typed until KaTeX is there. */
export function renderFormulas(html: string): string {
  return html.replace(formulaPattern, (_, start: string, tex: string, end: string) => `${start}${renderFormula?.(decode(tex)) ?? tex}${end}`);
}
