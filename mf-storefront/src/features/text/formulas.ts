import { areFormulasLoaded, formulaMarkup, loadFormulas } from '@gvg/customer-ui/formulas';

export { areFormulasLoaded, loadFormulas };

/** A formula with only its TeX, as sources other than the editor write it. */
const formulaPattern = /(<span class="ql-formula" data-value="([^"]*)">)[^<]*(<\/span>)/g;

const decode = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

export const hasFormulas = (html: string) => html.search(formulaPattern) >= 0;

/** Replaces TeX in sanitized rich text with MathML. Invalid TeX stays unchanged, and all TeX until KaTeX is loaded. */
export function renderFormulas(html: string): string {
  return html.replace(
    formulaPattern,
    (_, start: string, tex: string, end: string) => `${start}${formulaMarkup(decode(tex)) ?? tex}${end}`,
  );
}
