/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { storedMarkup } from './stored-markup.ts';

/** Root element of Quill with this content. */
function editorWith(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

it.each([
  ['<p>Gạo <strong class="ql-size-large">dẻo</strong></p>', '<p>Gạo <strong class="ql-size-large">dẻo</strong></p>'],
  [
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li></ol>',
    '<ol><li data-list="bullet">a</li></ol>',
  ],
  [
    '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block" data-language="plain">a</div></div>',
    '<div class="ql-code-block-container"><div class="ql-code-block">a</div></div>',
  ],
  [
    '<p><span class="ql-formula" data-value="a">\uFEFF<span contenteditable="false"><math><mi>a</mi></math></span>\uFEFF</span></p>',
    '<p><span class="ql-formula" data-value="a"><math><mi>a</mi></math></span></p>',
  ],
  [
    '<p><span class="ql-formula" data-value="\\frac{a">\uFEFF<span contenteditable="false">\\frac{a</span>\uFEFF</span></p>',
    '<p><span class="ql-formula" data-value="\\frac{a">\\frac{a</span></p>',
  ],
])('removes editing helpers from %s', (edited, stored) => {
  expect(storedMarkup(editorWith(edited))).toBe(stored);
});

it('returns an empty text for an editor without content', () => {
  const root = editorWith('<p><br></p>');
  root.classList.add('ql-blank');
  expect(storedMarkup(root)).toBe('');
});
