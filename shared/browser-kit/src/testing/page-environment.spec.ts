/** @jest-environment @gvg/build/jest/page-environment.cjs */

/** Colour of the element `#it` of this markup under these rules. */
function colorOf(markup: string, ...rules: string[]): string {
  document.head.innerHTML = `<style>${rules.map((rule) => `${rule}{color:rgb(1, 2, 3)}`).join('')}</style>`;
  document.body.innerHTML = markup;
  const element = document.getElementById('it');
  if (element === null) throw new Error('the markup has no element #it');
  return getComputedStyle(element).color;
}

const styled = 'rgb(1, 2, 3)';
const one = '<p id="it" class="a b"><i class="c"></i></p>';

it.each([
  '.a',
  'p.b',
  '.a.b',
  '.x, .b',
  'body .a',
  'body > .a:not(.x)',
  '.a:has(> .c)',
  ':is(.x, .b)',
  '[class~="a"]',
  '.b:not([title=".x"])',
  'p',
])('an element has the style of the rule %s that it matches', (rule) => {
  expect(colorOf(one, rule)).toBe(styled);
});

it.each(['.x', '.ab', '.a.x', '.x .a', '.a:has(> .x)', '.a:not(.b)', '.c'])(
  'an element has no style of the rule %s that it does not match',
  (rule) => {
    expect(colorOf(one, rule)).not.toBe(styled);
  },
);

it('an element has the style of a class with a colon, which rules escape', () => {
  expect(colorOf('<p id="it" class="md:a"></p>', '.md\\:a')).toBe(styled);
});

it('a new class brings its style', () => {
  expect(colorOf(one, '.late')).not.toBe(styled);
  document.getElementById('it')?.classList.add('late');
  expect(getComputedStyle(document.getElementById('it') as HTMLElement).color).toBe(styled);
});
