/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { foreignMarkup, hostileMarkup, richTextRules } from '@gvg/testing/hostile-markup';
import { sanitizeRichText } from './sanitize-rich-text.ts';

describe('sanitizeRichText', () => {
  it.each([
    ['<p>Bánh <strong>dẻo</strong></p>', '<p>Bánh <strong>dẻo</strong></p>'],
    ['<p class="ql-align-center ql-size-large">x</p>', '<p class="ql-align-center ql-size-large">x</p>'],
    ['<ol><li data-list="bullet">x</li></ol>', '<ol><li data-list="bullet">x</li></ol>'],
    ['<a href="/page/guide">x</a>', '<a href="/page/guide">x</a>'],
    [
      '<a href="https://a.example/?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">x</a>',
      '<a href="https://a.example/?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['one<br>two<br/>three', 'one<br>two<br>three'],
    [
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>a</mi></math>',
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>a</mi></math>',
    ],
  ])('keeps the editor markup %s', (input, output) => {
    expect(sanitizeRichText(input)).toBe(output);
  });

  it('replaces h1 with h2 of that level', () => {
    expect(sanitizeRichText('<h1>x</h1><h2 data-level="1">y</h2>')).toBe('<h2 data-level="1">x</h2><h2>y</h2>');
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<img src="x" onerror="alert(1)">', '&lt;img src="x" onerror="alert(1)"&gt;'],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<p class="MuiModal-root ql-color-clay">x</p>', '<p class="ql-color-clay">x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&Tab;script:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<svg><style><p title="</style><img src=x onerror=alert(1)>">', null],
    ['<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)>', null],
    ['<<p>script>alert(1)<</p>/script>', null],
    ["<p title='\"><img src=x onerror=alert(1)>'>x</p>", null],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', null],
  ])('neutralizes %s', (input, output) => {
    const clean = sanitizeRichText(input);
    if (output !== null) expect(clean).toBe(output);
    expect(clean).not.toMatch(/<(?!\/?(p|br|a|h2|math|ol|li|strong)\b)/);
    expect(clean).not.toMatch(/<[^>]*\son\w+=/);
  });

  it.each(hostileMarkup)('removes everything foreign from %s', (_name, html) => {
    expect(foreignMarkup({ html: sanitizeRichText(html), rules: richTextRules })).toEqual([]);
  });

  it('closes unclosed tags and drops unopened ones', () => {
    expect(sanitizeRichText('<p><strong>x')).toBe('<p><strong>x</strong></p>');
    expect(sanitizeRichText('x</p></div>')).toBe('x');
    expect(sanitizeRichText('<p><em>x</p>y</em>')).toBe('<p><em>x</em></p>y');
  });
});
