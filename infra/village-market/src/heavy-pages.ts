/** Slightly below the largest page that is read (1 MiB). */
const bytes = 1_000_000;
const filled = (text: string): string => text.repeat(Math.floor(bytes / Buffer.byteLength(text)));

const page = (head: string, body = ''): string =>
  `<!doctype html><html lang="vi"><head>${head}</head><body>${body}</body></html>`;

const product = '<meta property="og:title" content="Gùi tre">';

/** Pages that take seconds for a parser that scans whole texts, backtracks, or recurses into each nesting level. */
export const heavyPages: Readonly<Record<string, () => string>> = {
  dau: () => page(`<meta property="og:title" content="Gùi tre ${filled('\u0316\u0301')}">`),
  'bang-ma': () => page(`<meta http-equiv="content-type" content="${filled('charset ')}">${product}`),
  the: () => page(product, filled('<b>')),
  'du-lieu': () => page(`${product}<script type="application/ld+json">${filled('[')}</script>`),
};
