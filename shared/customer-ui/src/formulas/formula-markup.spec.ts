/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { foreignMarkup, richTextRules } from '@gvg/testing/hostile-markup';
import { formulaMarkup, loadFormulas } from './formula-markup.ts';

it('formula has no markup until KaTeX is loaded', () => {
  expect(formulaMarkup('a^2')).toBeUndefined();
});

describe('formulaMarkup', () => {
  beforeAll(loadFormulas);

  it.each([
    'a^2 < b',
    '\\frac{-b \\pm \\sqrt[3]{b^2-4ac}}{2a}',
    '\\color{red}{x} \\colorbox{yellow}{y} \\Large z',
    '\\boxed{x} \\cancel{y} \\rule{1em}{2em} \\hspace{2em} \\raisebox{2pt}{x}',
    '\\left(\\begin{array}{|c|c|}\\hline a & b \\\\ c & d\\end{array}\\right)',
    '\\begin{cases}a \\\\ b\\end{cases} \\begin{aligned}a &= b \\\\ c &= d\\end{aligned}',
    '\\overbrace{x+y}^{n} \\vec{a} \\underline{b} \\xrightarrow[a]{b}',
    '\\sum_{i=1}^n \\mathbb{R} \\mathbf{x} \\pmb{y} \\operatorname{lim}',
    '\\text{giá bán lẻ} = 65\\,000đ',
  ])('converts %s to MathML that the rules of rich text allow', (tex) => {
    const markup = formulaMarkup(tex) ?? '';
    expect(markup).toMatch(/^<math.*<\/math>$/s);
    expect(foreignMarkup({ html: markup, rules: richTextRules })).toEqual([]);
  });

  it.each(['\\frac{a', '\\href{javascript:alert(1)}', '\\middle|', ''])('returns no markup for %j', (tex) => {
    expect(formulaMarkup(tex) ?? '').not.toMatch(/katex-error|href|style=/);
  });
});
