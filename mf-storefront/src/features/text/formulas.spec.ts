import { renderFormulas, hasFormulas, loadFormulas } from './formulas.ts';

const formula = '<p><span class="ql-formula" data-value="a^2 &lt; b">a^2 &lt; b</span></p>';

describe('formulas', () => {
  it('leaves TeX unchanged until KaTeX is loaded, then renders MathML without inline styles', async () => {
    expect(hasFormulas(formula)).toBe(true);
    expect(renderFormulas(formula)).toContain('data-value="a^2 &lt; b">a^2 &lt; b</span>');
    await loadFormulas();
    const rendered = renderFormulas(formula);
    expect(rendered).toContain('<msup><mi>a</mi><mn>2</mn></msup>');
    expect(rendered).not.toContain('style=');
  });

  it('detects texts without formulas', () => {
    expect(hasFormulas('<p>a^2</p>')).toBe(false);
  });
});
