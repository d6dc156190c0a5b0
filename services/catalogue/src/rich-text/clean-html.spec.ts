/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { foreignMarkup, hostileMarkup, richTextRules } from '@gvg/testing/hostile-markup';
import { cleanHtml } from './clean-html.ts';

describe('cleanHtml with markup of the editor', () => {
  it.each([
    '<p><strong>Ngon</strong>, <em>giòn</em>, <u>thơm</u> <s>cũ</s> H<sub>2</sub>O x<sup>2</sup></p>',
    '<h1 class="ql-align-center">Hướng dẫn</h1><blockquote>Trích</blockquote>',
    '<ol><li data-list="bullet">Một</li><li data-list="ordered" class="ql-indent-1">Hai</li></ol>',
    '<p><span class="ql-size-large ql-font-serif ql-color-clay ql-bg-gold">Đặc biệt</span></p>',
    '<p><a href="/product/banh-trang-65f0c0ffee65f0c0ffee65f0">Bánh tráng</a> <a href="mailto:a@b.vn">thư</a></p>',
    '<div class="ql-code-block-container"><div class="ql-code-block">1 &lt; 2</div></div>',
    '<p><span class="ql-formula" data-value="\\frac{a}{b}"></span></p>',
    '<math display="block" xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math>',
  ])('preserves %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });
});

describe('cleanHtml with unsafe markup', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an image with an error handler', '<img src=x onerror=alert(1)>', ''],
    ['a javascript: URL', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['an obfuscated javascript: URL', '<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['a data: URL', '<a href="data:text/html,a">a</a>', '<a>a</a>'],
    ['a protocol-relative URL', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    [
      'a class of the application',
      '<p class="MuiModal-root ql-align-right gvg-header">a</p>',
      '<p class="ql-align-right">a</p>',
    ],
    ['a colour outside the palette', '<span class="ql-color-hotpink">a</span>', '<span>a</span>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['a form', '<form action="/v1/users"><input name="a"></form>', ''],
    ['SVG', '<svg><script>alert(1)</script></svg>', ''],
    [
      'HTML inside MathML',
      '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
      '<math></math>',
    ],
    [
      'a MathML namespace escape',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<math><mtext></mtext></math>',
    ],
    [
      'a link on MathML',
      '<math href="javascript:alert(1)"><mi xlink:href="javascript:alert(1)">a</mi></math>',
      '<math><mi>a</mi></math>',
    ],
  ])('removes %s', (_name, html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it('adds rel="noopener noreferrer" to links that open a new tab', () => {
    expect(cleanHtml('<a href="https://a.vn" target="_blank">a</a>')).toBe(
      '<a href="https://a.vn" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it.each(hostileMarkup)('leaves no foreign markup of %s', (_name, html) => {
    const clean = cleanHtml(html);
    expect(foreignMarkup({ html: clean, rules: richTextRules })).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('is idempotent', () => {
    const once = cleanHtml('<p>a & b < c</p><math><mi>x</mi></math>');
    expect(cleanHtml(once)).toBe(once);
  });
});
