/**
 * TeX as MathML, for pages that show rich text and the editor that writes it. Bundled with the code that uses it; KaTeX is loaded with the
 * first formula.
 */
export { areFormulasLoaded, formulaMarkup, loadFormulas } from './formulas/formula-markup.ts';
