/**
 * Allowed content of a rich text: the output of the editor's toolbar (specification §2, Admin area) with classes instead of styles, and
 * formulas as MathML. Plain data, so that the storing service, the editor and the rendering page apply the same rules with different
 * libraries.
 */

/** Quill's markup, and the equivalent tags of older texts and other sources (`ul`, `pre`, `b`, `i`). */
export const richTextTags = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div', 'ol', 'ul', 'li'],
  ...['a', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'],
] as const;

/** KaTeX's output with `output: 'mathml'`. Excludes `annotation-xml` and `mglyph`, inside which a browser parses HTML again. */
export const mathTags = [
  ...['math', 'semantics', 'annotation', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'mstyle', 'mpadded', 'mphantom'],
  ...['menclose', 'msup', 'msub', 'msubsup', 'mover', 'munder', 'munderover', 'mfrac', 'msqrt', 'mroot'],
  ...['mtable', 'mtr', 'mtd'],
] as const;

/** KaTeX's attributes except `style`, `href` and `src`. */
export const mathAttributes = [
  ...['xmlns', 'encoding', 'display', 'displaystyle', 'scriptlevel', 'mathvariant', 'mathcolor', 'mathbackground'],
  ...['mathsize', 'stretchy', 'fence', 'separator', 'largeop', 'accent', 'accentunder', 'lspace', 'rspace', 'width'],
  ...['height', 'depth', 'voffset', 'minsize', 'maxsize', 'linethickness', 'notation'],
  ...['columnalign', 'columnspacing', 'columnlines', 'rowspacing', 'rowlines'],
] as const;

/** Text colours that are readable on the page, as class names `ql-color-clay`. The default is ink. `@gvg/ui` defines their values. */
export const richTextColours = ['muted', 'jade', 'clay'] as const;

/** Background colours of text, as class names `ql-bg-gold`. */
export const richTextBackgrounds = ['gold', 'rice', 'leaf', 'sea', 'lotus', 'herb', 'soil', 'mint'] as const;

export const richTextSizes = ['small', 'large', 'huge'] as const;
export const richTextFonts = ['serif', 'monospace'] as const;
export const richTextAligns = ['center', 'right', 'justify'] as const;
/** Levels of indentation. */
export const richTextIndents = 8;
/** Types of list items, in `data-list`. */
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

/** Attributes in addition to `class`, by tag. A formula stores its TeX in `data-value`, a list item the type of its list. */
export const richTextAttributes = { a: ['href', 'target', 'rel'], span: ['data-value'], li: ['data-list'] } as const;

export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** An allowed link: to a path of the shop (never `//host`), within the page, or with an allowed scheme. */
export const richTextLink = new RegExp(`^(?:#|/(?![/\\\\])|(?:${richTextSchemes.join('|')}):)`, 'i');

/** The same rules as options of `sanitize-html`. The service applies them to saved texts, the editor to pasted ones. */
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
