/**
 * Allowed content of a rich text: the editor's toolbar (specification §6) expressed with classes instead of styles, and formulas as MathML. Plain data, so
 * that the service that stores a text and the page that renders it apply the same rules with different libraries.
 */
export const richTextTags = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div', 'ol', 'ul', 'li'],
  ...['a', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'],
] as const;

/** What KaTeX writes with `output: 'mathml'`. Excludes `annotation-xml` and `mglyph`: inside them a browser parses HTML again. */
export const mathTags = [
  ...[
    'math',
    'semantics',
    'annotation',
    'mrow',
    'mi',
    'mn',
    'mo',
    'mtext',
    'mspace',
    'ms',
    'mstyle',
    'mpadded',
    'mphantom',
    'menclose',
  ],
  ...[
    'msup',
    'msub',
    'msubsup',
    'mover',
    'munder',
    'munderover',
    'mmultiscripts',
    'mprescripts',
    'none',
    'mfrac',
    'msqrt',
    'mroot',
  ],
  ...['mtable', 'mtr', 'mtd'],
] as const;

export const mathAttributes = [
  ...[
    'mathvariant',
    'displaystyle',
    'scriptlevel',
    'stretchy',
    'symmetric',
    'largeop',
    'movablelimits',
    'fence',
    'separator',
    'form',
    'accent',
    'accentunder',
  ],
  ...[
    'lspace',
    'rspace',
    'width',
    'height',
    'depth',
    'voffset',
    'minsize',
    'maxsize',
    'linethickness',
    'notation',
    'encoding',
    'display',
    'xmlns',
  ],
  ...['columnalign', 'columnspacing', 'columnlines', 'rowalign', 'rowspacing', 'rowlines', 'rowspan', 'columnspan'],
] as const;

/** Colours of text and background, as class names `ql-color-clay`, `ql-bg-gold`; shared/ui defines their values. */
export const richTextColours = [
  'ink',
  'muted',
  'jade',
  'clay',
  'gold',
  'rice',
  'leaf',
  'sea',
  'lotus',
  'herb',
  'soil',
  'mint',
] as const;

/** Classes that the editor writes: size, font, align, indent, colours, formulas and code. */
export const richTextClass = new RegExp(
  `^ql-(size-(small|large|huge)|font-(serif|monospace)|align-(center|right|justify)|indent-[1-8]|(color|bg)-(${richTextColours.join('|')})|formula|syntax|code-block|code-block-container)$`,
);

/** Attributes beside `class`, by tag. A formula keeps its TeX in `data-value`, a list item the type of its list. */
export const richTextAttributes = { a: ['href', 'target', 'rel'], span: ['data-value'], li: ['data-list'] } as const;

export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;
