import { areFormulasLoaded, formulaMarkup, loadFormulas } from '@gvg/customer-ui/formulas';
import Embed from 'quill/blots/embed.js';
import type { ScrollBlot } from 'parchment';

/** Shows MathML, or the TeX source until KaTeX is loaded and if it is invalid. */
function showFormula(place: Element, tex: string): void {
  const markup = formulaMarkup(tex);
  if (markup === undefined) place.textContent = tex;
  else place.innerHTML = markup;
}

/** Formula as MathML, because Quill's own uses inline styles, which the content security policy blocks. The value is the TeX source. */
export class FormulaBlot extends Embed {
  static override blotName = 'formula';
  static override className = 'ql-formula';
  static override tagName = 'SPAN';

  static override create(value?: unknown): HTMLElement {
    const node = super.create(value) as HTMLElement;
    const tex = String(value);
    node.setAttribute('data-value', tex);
    showFormula(node, tex);
    return node;
  }

  static override value(node: HTMLElement): string {
    return node.getAttribute('data-value') ?? '';
  }

  constructor(scroll: ScrollBlot, node: HTMLElement) {
    super(scroll, node);
    if (areFormulasLoaded()) return;
    loadFormulas().then(
      () => showFormula(this.contentNode, FormulaBlot.value(node)),
      // Keeps the TeX source, which the shop's page shows as a formula.
      () => undefined,
    );
  }
}
