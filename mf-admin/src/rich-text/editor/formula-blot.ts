import { areFormulasLoaded, formulaMarkup, loadFormulas } from '@gvg/customer-ui/formulas';
import Embed from 'quill/blots/embed.js';
import type { ScrollBlot } from 'parchment';

/** MathML, or the TeX itself: until KaTeX is loaded, and where it is no TeX. */
function showFormula(place: Element, tex: string): void {
  const markup = formulaMarkup(tex);
  if (markup === undefined) place.textContent = tex;
  else place.innerHTML = markup;
}

/** A formula as MathML: Quill's own has inline styles, which the content security policy refuses. Its value is the TeX. */
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
      // The TeX stays, and the shop's page shows it as a formula.
      () => undefined,
    );
  }
}
