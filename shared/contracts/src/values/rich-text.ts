/**
 * Allowed content of a rich text: what the editor's toolbar (specification §2, Admin area) makes, expressed with classes instead of styles, and formulas as
 * MathML. Plain data, so that the service that stores a text, the editor, and the page that renders it apply the same rules with different libraries.
 */

/** Quill's markup, and the tags that older texts and other sources have in its place (`ul`, `pre`, `b`, `i`). */
export const richTextTags = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div', 'ol', 'ul', 'li'],
  ...['a', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'],
] as const;

/** What KaTeX writes with `output: 'mathml'`. Excludes `annotation-xml` and `mglyph`: inside them a browser parses HTML again. */
export const mathTags = [
  ...['math', 'semantics', 'annotation', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'mstyle', 'mpadded', 'mphantom'],
  ...['menclose', 'msup', 'msub', 'msubsup', 'mover', 'munder', 'munderover', 'mfrac', 'msqrt', 'mroot'],
  ...['mtable', 'mtr', 'mtd'],
] as const;

/** KaTeX's attributes but for `style`, `href` and `src`. */
export const mathAttributes = [
  ...['xmlns', 'encoding', 'display', 'displaystyle', 'scriptlevel', 'mathvariant', 'mathcolor', 'mathbackground'],
  ...['mathsize', 'stretchy', 'fence', 'separator', 'largeop', 'accent', 'accentunder', 'lspace', 'rspace', 'width'],
  ...['height', 'depth', 'voffset', 'minsize', 'maxsize', 'linethickness', 'notation'],
  ...['columnalign', 'columnspacing', 'columnlines', 'rowspacing', 'rowlines'],
] as const;

/** Colours of text that are readable on the page, as class names `ql-color-clay`; without one it is ink. `@gvg/ui` defines their values. */
export const richTextColours = ['muted', 'jade', 'clay'] as const;

/** Colours behind text, as class names `ql-bg-gold`. */
export const richTextBackgrounds = ['gold', 'rice', 'leaf', 'sea', 'lotus', 'herb', 'soil', 'mint'] as const;

export const richTextSizes = ['small', 'large', 'huge'] as const;
export const richTextFonts = ['serif', 'monospace'] as const;
export const richTextAligns = ['center', 'right', 'justify'] as const;
/** Steps of indentation. */
export const richTextIndents = 8;
/** Types of a list's items, in `data-list`. */
export const richTextLists = ['ordered', 'bullet'] as const;

const oneOf = (names: readonly string[]) => `(${names.join('|')})`;

/** Classes that the editor writes: size, font, align, indent, colours, formulas and blocks of code. */
export const richTextClass = new RegExp(
  `^ql-(${[
    `size-${oneOf(richTextSizes)}`,
    `font-${oneOf(richTextFonts)}`,
    `align-${oneOf(richTextAligns)}`,
    `indent-[1-${richTextIndents}]`,
    `color-${oneOf(richTextColours)}`,
    `bg-${oneOf(richTextBackgrounds)}`,
    'formula',
    'code-block',
    'code-block-container',
  ].join('|')})$`,
);

/** Attributes beside `class`, by tag. A formula keeps its TeX in `data-value`, a list item the type of its list. */
export const richTextAttributes = { a: ['href', 'target', 'rel'], span: ['data-value'], li: ['data-list'] } as const;

export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** A link that a text may have: to a path of the shop (never `//host`), within its page, or with an allowed scheme. */
export const richTextLink = new RegExp(`^(?:#|/(?![/\\\\])|(?:${richTextSchemes.join('|')}):)`, 'i');

/** The same rules as options of `sanitize-html`: the service applies them to what is saved, the editor to what is pasted. */
export const richTextMarkup = {
  allowedTags: [...richTextTags, ...mathTags] as string[],
  allowedAttributes: {
    a: [...richTextAttributes.a],
    span: [...richTextAttributes.span],
    li: [{ name: 'data-list', values: [...richTextLists] }],
    ...Object.fromEntries(mathTags.map((tag) => [tag, [...mathAttributes]])),
  } as Record<string, (string | { name: string; values: string[] })[]>,
  allowedClasses: { '*': [richTextClass] },
  allowedSchemes: [...richTextSchemes] as string[],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard' as const,
  nestingLimit: 50,
};
