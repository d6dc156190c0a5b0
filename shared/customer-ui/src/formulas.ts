/** TeX as MathML: on the pages that show rich text, and in the editor that writes it. Bundled with what uses it; KaTeX is loaded with the first formula. */
export { areFormulasLoaded, formulaMarkup, loadFormulas } from './formulas/formula-markup.ts';
