import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodePage } from './decode-page.ts';
import { readPage } from './read-page.ts';

const page = (head: string, body = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const ld = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const coat = {
  '@type': 'Product',
  name: 'Áo khoác',
  image: ['/a.jpg', '/b.jpg'],
  offers: { '@type': 'Offer', price: '450000', priceCurrency: 'VND' },
};
const facts = { name: 'Áo khoác', image: '/a.jpg', price: { amount: 450_000, currency: 'VND' } };

describe('reading a page', () => {
  it.each([
    ['JSON-LD', page(ld(coat))],
    ['JSON-LD in a list', page(ld([{ '@type': 'BreadcrumbList' }, coat]))],
    ['JSON-LD in a graph', page(ld({ '@graph': [{ '@type': 'WebPage' }, coat] }))],
    [
      'JSON-LD with addresses of types',
      page(ld({ ...coat, '@type': ['https://schema.org/Product'], image: { '@type': 'ImageObject', url: '/a.jpg' } })),
    ],
    [
      'JSON-LD with several offers',
      page(ld({ ...coat, offers: [{ price: 'x' }, { lowPrice: 450_000, priceCurrency: 'VND' }] })),
    ],
    [
      'JSON-LD with a specification',
      page(ld({ ...coat, offers: { priceSpecification: [{ price: 450_000, priceCurrency: 'VND' }] } })),
    ],
    ['JSON-LD after one that is broken', page(ld('{"@type":') + ld(coat))],
    [
      'Open Graph',
      page(
        '<meta property="og:title" content="Áo khoác"><meta property="og:image" content="/a.jpg"><meta property="product:price:amount" content="450.000"><meta property="product:price:currency" content="VND">',
      ),
    ],
    [
      'Open Graph by name',
      page(
        '<META NAME="og:title" CONTENT="Áo kho&aacute;c"><meta name="og:image" content="/a.jpg"/><meta name="og:price:amount" content="450000"><meta name="og:price:currency" content="VND">',
      ),
    ],
    [
      'microdata',
      page(
        '',
        '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Áo <b>khoác</b></h1><img itemprop="image" src="/a.jpg"><p itemprop="offers"><span itemprop="price" content="450000">450k</span><meta itemprop="priceCurrency" content="VND"></p></div>',
      ),
    ],
  ])('reads %s', (_, html) => {
    expect(readPage(html)).toEqual(facts);
  });

  it('takes each fact from the first source that has it', () => {
    const html = page(
      ld({ '@type': 'Product', name: 'Áo khoác' }) +
        '<meta property="og:title" content="Áo | Shop"><meta property="og:image" content="/a.jpg">',
      '<div itemtype="http://schema.org/Product"><i itemprop="price">450.000</i><i itemprop="priceCurrency">VND</i></div>',
    );
    expect(readPage(html)).toEqual(facts);
  });

  const others = {
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', item: { ...coat, name: 'Mũ len', url: 'https://shop.example/mu-len' } }],
  };
  const other = { ...coat, name: 'Mũ', offers: { price: 1_000, priceCurrency: 'VND' } };

  it.each([
    ['after a list of others', page(ld(others) + ld(coat))],
    [
      'after others at the top',
      page(ld({ ...other, url: '/mu' }) + ld({ ...coat, url: 'https://www.shop.example/ao/' })),
    ],
    ['by its id', page(ld(other) + ld({ ...coat, '@id': 'https://shop.example/ao#product' }))],
    ['by the page that is about it', page(ld(other) + ld({ ...coat, mainEntityOfPage: { '@id': '/ao' } }))],
    ['as the main entity', page(ld([other, { '@type': 'ItemPage', mainEntity: coat }]))],
    ['by the title', page(`<meta property="og:title" content="ÁO KHOÁC | Shop">${ld(other)}${ld(coat)}`)],
    ['by its number in the query', page(ld({ ...other, url: '/ao?id=2' }) + ld({ ...coat, url: '/ao?id=1' }))],
    ['with related ones inside', page(ld({ ...coat, isRelatedTo: [other] }))],
  ])('reads its own product among others: %s', (_, html) => {
    expect(readPage(html, 'https://shop.example/ao?id=1')).toMatchObject(facts);
  });

  it('ignores other products on the page', () => {
    expect(readPage(page(`<meta property="og:title" content="Áo khoác">${ld(others)}`))).toEqual({ name: 'Áo khoác' });
  });

  it.each([
    ['an offer that sums up others', { '@type': 'AggregateOffer', offers: [{ price: 450_000, priceCurrency: 'VND' }] }],
    ['lists in lists', [[{ price: '450.000', priceCurrency: 'VND' }]]],
    [
      'a sale price beside the list price',
      {
        price: 600_000,
        priceCurrency: 'VND',
        priceSpecification: [{ priceType: 'https://schema.org/SalePrice', price: 450_000, priceCurrency: 'VND' }],
      },
    ],
    [
      'a struck price before the one that is paid',
      {
        priceSpecification: [
          { priceType: 'https://schema.org/StrikethroughPrice', price: 600_000, priceCurrency: 'VND' },
          { price: 450_000, priceCurrency: 'VND' },
        ],
      },
    ],
    ['the sign of the đồng in front', { price: '₫450.000' }],
  ])('reads the price of %s', (_, offers) => {
    expect(readPage(page(ld({ ...coat, offers })))).toEqual(facts);
  });

  it('reads lists of lists of pictures and the offers of variants', () => {
    const group = { '@type': 'ProductGroup', name: 'Áo khoác', image: [['/a.jpg']], hasVariant: [coat] };
    expect(readPage(page(ld(group)))).toEqual(facts);
  });

  it.each([
    ['jsonld-entities', { name: 'Bánh & kẹo', price: { amount: 129_000, currency: 'VND' } }],
    ['jsonld-related-first', { name: 'đúng món', price: { amount: 2_000, currency: 'VND' } }],
  ])('reads %s.html', (file, expected) => {
    expect(readPage(readFileSync(path.join(import.meta.dirname, 'cases', `${file}.html`), 'utf8'))).toEqual(expected);
  });

  const item = (name: string, price: number, inside = '') =>
    `<div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">${name}</h2><b itemprop="price" content="${price}"></b><meta itemprop="priceCurrency" content="VND">${inside}</div>`;
  const ownItem = item('Áo khoác', 450_000);
  const listed = `<ul itemscope itemtype="https://schema.org/ItemList"><li>${item('Mũ len', 1_000)}</li></ul>`;
  const related = item('Mũ', 2_000).replace('<div', '<div itemprop="isRelatedTo"');

  it.each([
    ['after a list of others', listed + ownItem],
    ['after a related one', related + ownItem],
    ['around a related one', item('Áo khoác', 450_000, related)],
    ['named by the title', item('Mũ', 1_000) + ownItem],
    ['at the address of the page', item('Áo', 1_000) + item('Áo khoác', 450_000, '<link itemprop="url" href="/ao">')],
    ['said to be what the page is about', item('Áo', 1_000) + ownItem.replace('<div', '<div itemprop="mainEntity"')],
  ])('reads the page’s own product in microdata, %s', (_, body) => {
    expect(readPage(page('<title>Áo khoác - Shop</title>', body), 'https://shop.example/ao')).toMatchObject({
      name: 'Áo khoác',
      price: { amount: 450_000, currency: 'VND' },
    });
  });

  it('ignores listed products in microdata', () => {
    expect(readPage(page('', listed))).toEqual({});
  });

  it.each([
    ['nothing at all', ''],
    ['a page without data', page('<title>Áo khoác</title>', '<p>450.000đ</p>')],
    ['no product', page(ld({ '@type': 'Article', name: 'Áo', image: '/a.jpg' }))],
    ['other JSON', page(ld('[null, 1, "x"]'))],
    [
      'properties of something else',
      page('', '<div itemtype="https://schema.org/Person"><b itemprop="name">Hà</b></div>'),
    ],
    ['no markup', '\0\u{1F600}<<<>>><!--'],
  ])('reads nothing in %s', (_, html) => {
    expect(readPage(html)).toEqual({});
  });

  it.each([
    ['open elements', '<b>'.repeat(300_000)],
    ['open and closed elements', `${'<b>'.repeat(100_000)}${'</i>'.repeat(100_000)}`],
    ['forms', '<form><p>'.repeat(100_000)],
    ['nested JSON', page(ld(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))],
    ['broad JSON', page(ld(JSON.stringify(Array.from({ length: 100_000 }, () => ({})))))],
    ['attributes', `<meta ${'a=1 '.repeat(200_000)}>`],
    ['comments', '<!-'.repeat(300_000)],
    ['entities', '&'.repeat(1_000_000)],
  ])('handles a megabyte of %s', (_, html) => {
    expect(readPage(page('<meta property="og:title" content="Áo khoác">') + html)).toMatchObject({ name: 'Áo khoác' });
  });
});

describe('decoding a page', () => {
  const text = 'Áo khoác';
  const shiftJis = Buffer.from([0x93, 0xfa, 0x96, 0x7b]);

  it.each([
    ['UTF-8 by default', Buffer.from(text), undefined, text],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), undefined, text],
    ['by its type', shiftJis, 'text/html; charset="Shift_JIS"', '日本'],
    [
      'by its markup',
      Buffer.concat([Buffer.from('<meta charset=shift_jis>'), shiftJis]),
      'text/html',
      '<meta charset=shift_jis>日本',
    ],
    ['by its mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'text/html; charset=utf-8', text],
    ['of windows-1252', Buffer.from('Caf\xe9', 'latin1'), 'text/html; charset=iso-8859-1', 'Café'],
    ['of an unknown encoding', Buffer.from(text), 'text/html; charset=klingon', text],
  ])('decodes one %s', (_, body, type, expected) => {
    expect(decodePage(body, type)).toBe(expected);
  });
});
