/** Returns the editor's content as stored, without Quill's editing helpers. Empty for an editor without content. */
export function storedMarkup(root: HTMLElement): string {
  if (root.classList.contains('ql-blank')) return '';
  const copy = root.cloneNode(true) as HTMLElement;
  for (const helper of copy.querySelectorAll('.ql-ui, .ql-cursor')) helper.remove();
  for (const formula of copy.querySelectorAll<HTMLElement>('.ql-formula'))
    formula.replaceChildren(formula.querySelector('math') ?? formula.dataset['value'] ?? '');
  for (const block of copy.querySelectorAll('.ql-code-block-container, .ql-code-block')) {
    block.removeAttribute('spellcheck');
    block.removeAttribute('data-language');
  }
  return copy.innerHTML;
}
