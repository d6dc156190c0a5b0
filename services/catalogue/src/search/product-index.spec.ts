import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { cardOf, categoryId, producerId } from './product-index.fixtures.ts';
import { ProductIndex } from './product-index.ts';
import type { ProductQuery } from './product-index.ts';

function indexOf(...cards: ProductCard[]): ProductIndex {
  const index = new ProductIndex();
  index.putCategory({ _id: categoryId, isShowed: true, isDeleted: false }, 1);
  index.putProducer({ _id: producerId, isShowed: true, isDeleted: false }, 1);
  for (const card of cards) index.putProduct(card);
  return index;
}

const named = (...names: string[]) => indexOf(...names.map((vi, number) => cardOf(number + 1, { name: { vi, en: '' } })));

const namesIn = (index: ProductIndex, query: Partial<ProductQuery> | string) =>
  index
    .find({ locale: 'vi', paging: { page: 1, limit: 20 }, ...(typeof query === 'string' ? { keyword: query } : query) })
    .cards.map(({ name }) => name.vi);

describe('keyword search', () => {
  const shop = named('Bánh tráng', 'Bánh tráng dẻo tôm Tây Ninh', 'Trà sen Tây Hồ', 'Đường phèn', 'Cà phê rang xay Buôn Ma Thuột', 'Tranh thêu bánh chưng');

  it.each(['banh trang', 'bánh tráng', 'banh trnag', 'BÁNH TRÁNG', 'bánh tráng'.normalize('NFD'), '  bánh,  tráng ', 'banh trangg', 'banh tang', 'banh tramg'])(
    '%s finds Bánh tráng first',
    (keyword) => {
      expect(namesIn(shop, keyword)[0]).toBe('Bánh tráng');
    },
  );

  it('treats đ and d as equal', () => {
    expect(namesIn(shop, 'duong phen')).toEqual(['Đường phèn']);
    expect(namesIn(named('Dau hu'), 'đậu hũ')).toEqual(['Dau hu']);
  });

  it('matches prefixes of words in any order', () => {
    expect(namesIn(shop, 'thu buon ca')).toEqual(['Cà phê rang xay Buôn Ma Thuột']);
  });

  it('requires all words of the keyword to match', () => {
    expect(namesIn(shop, 'tra sen phen')).toEqual([]);
  });

  it('finds names in both languages and ranks the reader’s language first', () => {
    const index = indexOf(
      cardOf(1, { name: { vi: 'Mứt dừa', en: 'Sen jam' }, sold: 9 }),
      cardOf(2, { name: { vi: 'Trà sen', en: 'Lotus tea' } }),
    );
    expect(namesIn(index, 'sen')).toEqual(['Trà sen', 'Mứt dừa']);
    expect(namesIn(index, { keyword: 'sen', locale: 'en' })).toEqual(['Mứt dừa', 'Trà sen']);
    expect(namesIn(index, 'lotus')).toEqual(['Trà sen']);
  });

  it.each([
    ['omega3', 'Dầu cá Omega-3'],
    ['omega 3', 'Dầu cá Omega-3'],
    ['ca phe 3trong1', 'Cà phê 3-trong-1'],
    ['birds nest', 'Bird’s nest'],
    ["bird's nest", 'Bird’s nest'],
    ['bird nest', 'Bird’s nest'],
  ])('%s finds %s', (keyword, name) => {
    expect(namesIn(named('Dầu cá', 'Cà phê', 'Nest', name), keyword)).toEqual([name]);
  });

  it.each(['!!!', '日本', '___'])('%s finds nothing', (keyword) => {
    expect(namesIn(shop, keyword)).toEqual([]);
  });

  it('treats names of Object.prototype properties as plain words', () => {
    expect(namesIn(shop, 'constructor __proto__ toString')).toEqual([]);
    expect(namesIn(named('Constructor set'), 'construtcor')).toEqual(['Constructor set']);
  });
});

describe('typo tolerance', () => {
  it.each([
    ['vitmin', 'dropped'],
    ['vitaamin', 'doubled'],
    ['vitanin', 'replaced'],
    ['vitmain', 'swapped'],
    ['itamin', 'dropped first'],
    ['vitma', 'swapped in an unfinished word'],
  ])('accepts %s (%s)', (keyword) => {
    expect(namesIn(named('Vitamin'), keyword)).toEqual(['Vitamin']);
  });

  it('accepts only one typo per word', () => {
    expect(namesIn(named('Vitamin'), 'vtmin')).toEqual([]);
  });

  it('accepts no typo in words of four letters', () => {
    expect(namesIn(named('Kẹo mạch nha'), 'kxo')).toEqual([]);
    expect(namesIn(named('Bánh'), 'banj')).toEqual([]);
    expect(namesIn(named('Bánh tôm'), 'bnah tom')).toEqual([]);
  });

  it('applies the minimum length to the product’s word: four typed letters find five', () => {
    expect(namesIn(named('Tráng'), 'tang')).toEqual(['Tráng']);
  });

  it('includes typo matches only when few names match the keyword as typed', () => {
    const many = named('Tranh 1', 'Tranh 2', 'Tranh 3', 'Tranh 4', 'Tranh 5', 'Tràng');
    expect(namesIn(many, 'tranh')).not.toContain('Tràng');
    const few = named('Tranh 1', 'Tràng');
    expect(namesIn(few, 'tranh')).toEqual(['Tranh 1', 'Tràng']);
  });
});

describe('ranking', () => {
  it('ranks whole words before prefixes', () => {
    expect(namesIn(named('Sữa chuaxx', 'Sữa chua'), 'sua chua')).toEqual(['Sữa chua', 'Sữa chuaxx']);
  });

  it('ranks adjacent words in order first', () => {
    expect(namesIn(named('Trà vị sen', 'Sen trà', 'Trà sen vàng'), 'tra sen')).toEqual(['Trà sen vàng', 'Trà vị sen', 'Sen trà']);
  });

  it('ranks words that begin the name together before the same whole words far apart', () => {
    const giftBox = 'Hộp quà Tết: bánh chưng sấy, mứt gừng, hạt dưa, trà sen và rượu mơ';
    const names = named(giftBox, 'Bánh tráng', 'Bánh tráng dẻo tôm');
    expect(namesIn(names, 'banh tra')).toEqual(['Bánh tráng', 'Bánh tráng dẻo tôm', giftBox]);
  });

  it('ranks finished words that match whole before prefixes, even when farther apart', () => {
    expect(namesIn(named('Cam rong biển', 'Cá khô rong'), 'ca rong')).toEqual(['Cá khô rong', 'Cam rong biển']);
  });

  it('ranks words by the distance between them, then by how early they stand', () => {
    expect(namesIn(named('Hộp to mứt gừng', 'Hộp mứt gừng', 'Mứt dừa gừng', 'Gừng mứt', 'Mứt dừa lá gừng', 'Mứt gừng'), 'mut gung')).toEqual([
      'Mứt gừng',
      'Hộp mứt gừng',
      'Hộp to mứt gừng',
      'Mứt dừa gừng',
      'Gừng mứt',
      'Mứt dừa lá gừng',
    ]);
  });

  it('does not count words of different languages as adjacent', () => {
    const index = indexOf(
      cardOf(1, { name: { vi: `Trà ${'lá '.repeat(14)}sen`, en: 'Tea lotus' }, sold: 9 }),
      cardOf(2, { name: { vi: 'Trà tea sen', en: '' } }),
    );
    expect(namesIn(index, 'sen tea')[0]).toBe('Trà tea sen');
  });

  it('scores keywords of more words than it counts', () => {
    const words = Array.from({ length: 40 }, (_, number) => `t${number % 10}`).join(' ');
    expect(namesIn(named(words, `${words} Z`), words)).toHaveLength(2);
  });

  it('ranks an exact name before longer ones, then by sales', () => {
    const index = indexOf(
      cardOf(1, { name: { vi: 'Trà sen khô', en: '' }, sold: 5 }),
      cardOf(2, { name: { vi: 'Trà sen túi', en: '' }, sold: 50 }),
      cardOf(3, { name: { vi: 'Trà sen', en: '' } }),
    );
    expect(namesIn(index, 'tra sen')).toEqual(['Trà sen', 'Trà sen túi', 'Trà sen khô']);
  });
});

describe('filters and sorting', () => {
  const index = indexOf(
    cardOf(1, { price: 300, sold: 1, type: 'HEAVY', country: 'VN' }),
    cardOf(2, { price: 500, salePrice: 100, sold: 7, stock: 0, country: 'JP' }),
    cardOf(3, { price: 200, sold: 7, priority: 'SPECIAL' }),
    cardOf(4, { price: 50, isDeleted: true }),
  );
  const ids = (query: Partial<ProductQuery>) => index.find({ locale: 'vi', paging: { page: 1, limit: 20 }, ...query }).cards.map(({ _id }) => Number.parseInt(_id, 16));

  it.each([
    [{}, [2, 3, 1]],
    [{ sort: 'BEST_SELLER' }, [2, 3, 1]],
    [{ sort: 'PRICE_ASC' }, [2, 3, 1]],
    [{ sort: 'PRICE_DESC' }, [1, 3, 2]],
    [{ sort: 'NEWEST' }, [3, 2, 1]],
    [{ minPrice: 200 }, [3, 1]],
    [{ maxPrice: 200 }, [2, 3]],
    [{ inStock: true }, [3, 1]],
    [{ inStock: false }, [2, 3, 1]],
    [{ type: 'HEAVY' }, [1]],
    [{ priority: 'SPECIAL' }, [3]],
    [{ country: 'JP' }, [2]],
    [{ country: 'FR' }, []],
    [{ category: categoryId }, [2, 3, 1]],
    [{ category: 'c00000000000000000000009' }, []],
    [{ producer: producerId, country: 'VN', inStock: true, sort: 'PRICE_ASC' }, [3, 1]],
    [{ includeDeleted: true }, [2, 3, 1, 4]],
    [{ keyword: 'san pham', sort: 'PRICE_DESC', inStock: true }, [1, 3]],
  ] as [Partial<ProductQuery>, number[]][])('%j returns %j', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('returns pages without gaps or duplicates, with the total of the whole list', () => {
    const many = indexOf(...Array.from({ length: 45 }, (_, number) => cardOf(number + 1, { sold: number % 3 })));
    const pages = [1, 2, 3, 4].map((page) => many.find({ locale: 'vi', paging: { page, limit: 20 } }));
    expect(pages.map(({ cards }) => cards.length)).toEqual([20, 20, 5, 0]);
    expect(pages.every(({ total }) => total === 45)).toBe(true);
    expect(new Set(pages.flatMap(({ cards }) => cards.map(({ _id }) => _id))).size).toBe(45);
  });
});

describe('updates', () => {
  it('are searchable at once, by the new name only', () => {
    const index = named('Mắm tôm');
    index.putProduct(cardOf(1, { name: { vi: 'Mắm ruốc', en: '' }, revision: 2 }));
    expect(namesIn(index, 'mam ruoc')).toEqual(['Mắm ruốc']);
    expect(namesIn(index, 'tom')).toEqual([]);
    expect(index.size).toBe(1);
  });

  it('with an outdated revision are ignored', () => {
    const index = indexOf(cardOf(1, { name: { vi: 'Mắm ruốc', en: '' }, revision: 2 }));
    index.putProduct(cardOf(1, { name: { vi: 'Mắm tôm', en: '' }, revision: 1 }));
    expect(namesIn(index, 'mam')).toEqual(['Mắm ruốc']);
  });

  it('of a category or producer hide and show its products', () => {
    const index = named('Mắm tôm');
    index.putCategory({ _id: categoryId, isShowed: false, isDeleted: false }, 2);
    expect(namesIn(index, 'mam')).toEqual([]);
    expect(namesIn(index, { keyword: 'mam', includeHidden: true })).toEqual(['Mắm tôm']);
    index.putCategory({ _id: categoryId, isShowed: true, isDeleted: false }, 1);
    expect(namesIn(index, 'mam')).toEqual([]);
    index.putCategory({ _id: categoryId, isShowed: true, isDeleted: false }, 3);
    index.putProducer({ _id: producerId, isShowed: true, isDeleted: true }, 2);
    expect(namesIn(index, 'mam')).toEqual([]);
  });

  it('grow the index beyond the initial capacity', () => {
    const index = indexOf(...Array.from({ length: 3000 }, (_, number) => cardOf(number + 1)));
    expect(namesIn(index, 'san pham 2777')[0]).toBe('Sản phẩm 2777');
  });
});

it('returns the countries of visible products', () => {
  const index = indexOf(cardOf(1, { country: 'VN' }), cardOf(2, { country: 'JP' }), cardOf(3, { country: 'FR', isDeleted: true }), cardOf(4, { country: 'JP' }));
  expect(index.origins().sort()).toEqual(['JP', 'VN']);
  index.putCategory({ _id: categoryId, isShowed: false, isDeleted: false }, 2);
  expect(index.origins()).toEqual([]);
});
