import { cleanHtml } from './clean-html.ts';

describe('what the editor writes', () => {
  it.each([
    '<p><strong>Ngon</strong>, <em>giòn</em>, <u>thơm</u> <s>cũ</s> H<sub>2</sub>O x<sup>2</sup></p>',
    '<h1 class="ql-align-center">Hướng dẫn</h1><blockquote>Trích</blockquote>',
    '<ol><li data-list="bullet">Một</li><li data-list="ordered" class="ql-indent-1">Hai</li></ol>',
    '<p><span class="ql-size-large ql-font-serif ql-color-clay ql-bg-gold">Đặc biệt</span></p>',
    '<p><a href="/product/banh-trang-65f0c0ffee65f0c0ffee65f0">Bánh tráng</a> <a href="mailto:a@b.vn">thư</a></p>',
    '<div class="ql-code-block-container"><div class="ql-code-block">1 &lt; 2</div></div>',
    '<p><span class="ql-formula" data-value="\\frac{a}{b}"></span></p>',
    '<math display="block" xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math>',
  ])('%s is kept as it is', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });
});

describe('what could harm', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a picture that fails', '<img src=x onerror=alert(1)>', ''],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden script address', '<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['a data address', '<a href="data:text/html,a">a</a>', '<a>a</a>'],
    ['another host without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a class of ours', '<p class="MuiModal-root ql-align-right gvg-header">a</p>', '<p class="ql-align-right">a</p>'],
    ['a colour outside the palette', '<span class="ql-color-hotpink">a</span>', '<span>a</span>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['a form', '<form action="/v1/users"><input name="a"></form>', ''],
    ['drawing', '<svg><script>alert(1)</script></svg>', ''],
    ['HTML inside mathematics', '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>', '<math></math>'],
    ['the way out of mathematics', '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', '<math><mtext></mtext></math>'],
    ['a link on mathematics', '<math href="javascript:alert(1)"><mi xlink:href="javascript:alert(1)">a</mi></math>', '<math><mi>a</mi></math>'],
  ])('%s is taken away', (_name, html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it('a page opened from ours does not reach back', () => {
    expect(cleanHtml('<a href="https://a.vn" target="_blank">a</a>')).toBe('<a href="https://a.vn" target="_blank" rel="noopener noreferrer">a</a>');
  });

  it('clean text stays clean', () => {
    const once = cleanHtml('<p>a & b < c</p><math><mi>x</mi></math>');
    expect(cleanHtml(once)).toBe(once);
  });
});
