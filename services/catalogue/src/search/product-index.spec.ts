import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { collectGarbage } from '@gvg/testing/collect-garbage';
import { eventually } from '@gvg/testing/eventually';
import { cardOf, category, categoryId, producer, producerId } from './product-index.fixtures.ts';
import { ProductIndex } from './product-index.ts';
import type { ProductQuery } from './product-index.ts';

function indexOf(...cards: ProductCard[]): ProductIndex {
  const index = new ProductIndex();
  index.putCategory({ ...category, isShowed: true, isDeleted: false }, 1);
  index.putProducer({ ...producer, isShowed: true, isDeleted: false }, 1);
  for (const card of cards) index.putProduct(card);
  return index;
}

const named = (...names: string[]) =>
  indexOf(...names.map((vi, number) => cardOf(number + 1, { name: { vi, en: '' } })));

const namesIn = (index: ProductIndex, query: Partial<ProductQuery> | string) =>
  index
    .find({ locale: 'vi', paging: { page: 1, limit: 20 }, ...(typeof query === 'string' ? { keyword: query } : query) })
    .cards.map(({ name }) => name.vi);

describe('keyword search', () => {
  const shop = named(
    'Bánh tráng',
    'Bánh tráng dẻo tôm Tây Ninh',
    'Trà sen Tây Hồ',
    'Đường phèn',
    'Cà phê rang xay Buôn Ma Thuột',
    'Tranh thêu bánh chưng',
  );

  it.each([
    'banh trang',
    'bánh tráng',
    'banh trnag',
    'BÁNH TRÁNG',
    'bánh tráng'.normalize('NFD'),
    '  bánh,  tráng ',
    'banh trangg',
    'banh tang',
    'banh tramg',
  ])('%s finds Bánh tráng first', (keyword) => {
    expect(namesIn(shop, keyword)[0]).toBe('Bánh tráng');
  });

  it('treats đ and d as equal', () => {
    expect(namesIn(shop, 'duong phen')).toEqual(['Đường phèn']);
    expect(namesIn(named('Dau hu'), 'đậu hũ')).toEqual(['Dau hu']);
  });

  it.each(['Ðậu phộng Ðà Lạt', 'Ɖậu phộng Ɖà Lạt'])('finds %s as typed on a Vietnamese keyboard', (name) => {
    const goods = named('Đậu phộng Đà Nẵng rang', name);
    for (const keyword of ['đậu phộng đà lạt', 'dau phong da lat', name]) expect(namesIn(goods, keyword)[0]).toBe(name);
  });

  it('ranks both tone mark positions alike', () => {
    const goods = named('Hoá mỹ phẩm', 'Hóa mỹ phẩm', 'Hoa mỹ phẩm');
    const expected = namesIn(goods, 'hoá mỹ phẩm');
    expect(expected[2]).toBe('Hoa mỹ phẩm');
    expect(namesIn(goods, 'hóa mỹ phẩm')).toEqual(expected);
    expect(namesIn(goods, 'Hóa mỹ phẩm'.normalize('NFD'))).toEqual(expected);
  });

  it('reads full-width letters and ignores invisible marks from copying', () => {
    const goods = named('Gạo ST25 túi 5kg', 'Bánh\u200b tráng');
    expect(namesIn(goods, 'ＳＴ２５')).toEqual(['Gạo ST25 túi 5kg']);
    expect(namesIn(goods, 'bánh trá\u00adng')).toEqual(['Bánh\u200b tráng']);
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

describe('joined and split words, numbers and units', () => {
  const shop = named('Nước mắm Nam Ô', 'Gạo ST25 túi 10 kg', 'Kem chống nắng SPF 50', 'Nước mắm nhĩ 40°', 'Mắm nêm');

  it.each([
    ['nuocmam nam', 'Nước mắm Nam Ô'],
    ['nướcmắm nam', 'Nước mắm Nam Ô'],
    ['nam o nuocma', 'Nước mắm Nam Ô'],
    ['gao 10kg', 'Gạo ST25 túi 10 kg'],
    ['10 kg', 'Gạo ST25 túi 10 kg'],
    ['gao st 25', 'Gạo ST25 túi 10 kg'],
    ['spf50', 'Kem chống nắng SPF 50'],
    ['spf 50', 'Kem chống nắng SPF 50'],
    ['nước mắm 40 độ', 'Nước mắm nhĩ 40°'],
    ['nuoc mam 40do', 'Nước mắm nhĩ 40°'],
  ])('%s finds %s first', (keyword, name) => {
    expect(namesIn(shop, keyword)[0]).toBe(name);
  });

  it('joins words typed separately', () => {
    expect(namesIn(named('Dầu cá Omega', 'Gà ri'), 'dau ca ome ga')).toEqual(['Dầu cá Omega']);
  });

  it('splits only into words that are adjacent', () => {
    expect(namesIn(named('Mắm và nước'), 'nuocmam')).toEqual([]);
  });
});

describe('synonyms', () => {
  const shop = named('Cà phê sữa', 'Bánh vị cafe', 'Trà sen', 'Chè sen', 'Chế phẩm');
  shop.setSynonyms([
    ['cà phê', 'cafe', 'caphe'],
    ['trà', 'chè'],
  ]);

  it.each([
    ['caphe sua', ['Cà phê sữa']],
    ['cafe', ['Bánh vị cafe', 'Cà phê sữa']],
    ['cà phê', ['Cà phê sữa', 'Bánh vị cafe']],
    ['chè sen', ['Chè sen', 'Trà sen']],
    ['tra sen', ['Trà sen', 'Chè sen']],
  ])('%s finds %j', (keyword, names) => {
    expect(namesIn(shop, keyword)).toEqual(names);
  });

  it('do not apply to a word typed with other accents', () => {
    expect(namesIn(shop, 'chế')).not.toContain('Trà sen');
  });

  it('match whole words, while the last typed word may be unfinished', () => {
    const index = named('Bánh tráng', 'Bánh đa', 'Bánh đậu', 'Bánh đa cua');
    index.setSynonyms([['bánh tráng', 'bánh đa']]);
    expect(namesIn(index, 'bánh tráng')).toEqual(['Bánh tráng', 'Bánh đa', 'Bánh đa cua']);
    expect(namesIn(index, 'bánh tráng cu')).toEqual(['Bánh đa cua']);
    index.putCategory({ ...category, name: { vi: 'Bánh đậu', en: '' } }, 2);
    expect(index.matchingGroups('bánh tráng', 3).categories).toEqual([]);
  });

  it('are replaced together', () => {
    const index = named('Vừng đen');
    index.setSynonyms([['mè', 'vừng']]);
    expect(namesIn(index, 'me den')).toEqual(['Vừng đen']);
    index.setSynonyms([]);
    expect(namesIn(index, 'me den')).toEqual([]);
  });
});

describe('categories and producers', () => {
  const tea = { ...category, _id: 'c00000000000000000000002', name: { vi: 'Trà, cà phê', en: 'Tea & coffee' } };
  const coBa = { ...producer, _id: 'd00000000000000000000002', name: { vi: 'Lò bánh Cô Ba Tây Ninh', en: 'Ms Ba' } };
  const index = indexOf(
    cardOf(1, { name: { vi: 'Lá vối', en: '' }, category: tea._id }),
    cardOf(2, { name: { vi: 'Muối tôm', en: '' }, producer: coBa._id, sold: 3 }),
    cardOf(3, { name: { vi: 'Kem trà', en: '' }, sold: 9 }),
    cardOf(4, { name: { vi: 'Xanh trà', en: '' }, category: tea._id }),
  );
  index.putCategory(tea, 1);
  index.putProducer(coBa, 1);

  it.each([
    ['trà cà phê', ['Xanh trà', 'Lá vối']],
    ['co ba', ['Muối tôm']],
    ['muoi co ba', ['Muối tôm']],
    ['lo banh co ba tay ninh', ['Muối tôm']],
    ['ninh', ['Muối tôm']],
    ['tra', ['Xanh trà', 'Kem trà', 'Lá vối']],
  ])('%s finds %j', (keyword, names) => {
    expect(namesIn(index, keyword)).toEqual(names);
  });

  it('are suggested by words of their names, except hidden ones', () => {
    const ids = (keyword: string) =>
      Object.values(index.matchingGroups(keyword, 3)).map((groups: { _id: string }[]) => groups.map(({ _id }) => _id));
    expect(ids('cà ph')).toEqual([[tea._id], []]);
    expect(ids('tay ni')).toEqual([[], [coBa._id]]);
    expect(ids('h')).toEqual([[categoryId], [producerId]]);
    index.putProducer({ ...coBa, isShowed: false }, 2);
    expect(ids('tay ni')).toEqual([[], []]);
    index.putProducer(coBa, 3);
  });

  it('follow a rename', () => {
    const renamed = indexOf(cardOf(1, { name: { vi: 'Muối', en: '' } }));
    renamed.putProducer({ ...producer, name: { vi: 'Cô Tư', en: '' } }, 2);
    expect(namesIn(renamed, 'cô tư')).toEqual(['Muối']);
    expect(namesIn(renamed, 'nhà làm')).toEqual([]);
  });

  it('have their matching products counted by producer', () => {
    const counts = (query: Parameters<ProductIndex['countProducers']>[0]) =>
      index.countProducers(query).map(({ _id, count }) => [_id, count]);
    expect(counts({ locale: 'vi' })).toEqual([
      [producerId, 3],
      [coBa._id, 1],
    ]);
    expect(counts({ locale: 'vi', keyword: 'tra', category: categoryId })).toEqual([[producerId, 1]]);
    expect(counts({ locale: 'vi', name: 'co' })).toEqual([[coBa._id, 1]]);
    expect(counts({ locale: 'vi', name: 'co', category: tea._id })).toEqual([]);
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

  it('accepts no other typo in words of four letters', () => {
    expect(namesIn(named('Kẹo mạch nha'), 'kxo')).toEqual([]);
    expect(namesIn(named('Bánh'), 'banj')).toEqual([]);
  });

  it('accepts a swap in words of four letters when nothing else is found', () => {
    expect(namesIn(named('Bánh tôm', 'Bún tôm'), 'bnah tom')).toEqual(['Bánh tôm']);
    expect(namesIn(named('Bánh', 'Bnahx'), 'bnah')).toEqual(['Bnahx']);
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
  it('ranks words with the typed accents first, regardless of sales', () => {
    const index = indexOf(
      cardOf(1, { name: { vi: 'Mầm đậu', en: '' }, sold: 9 }),
      cardOf(2, { name: { vi: 'Hũ mắm', en: '' } }),
      cardOf(3, { name: { vi: 'Mam', en: '' }, sold: 5 }),
    );
    expect(namesIn(index, 'mắm')[0]).toBe('Hũ mắm');
    expect(namesIn(index, 'mầm')[0]).toBe('Mầm đậu');
    expect(namesIn(index, 'mắ')[0]).toBe('Hũ mắm');
    expect(namesIn(index, 'mam')[0]).toBe('Mam');
  });

  it('counts accents only in words typed with accents', () => {
    const index = indexOf(
      cardOf(1, { name: { vi: 'Dầu cá', en: '' }, sold: 9 }),
      cardOf(2, { name: { vi: 'Dâu ca', en: '' } }),
    );
    expect(namesIn(index, 'dâu ca')[0]).toBe('Dâu ca');
    expect(namesIn(index, 'dau ca')[0]).toBe('Dầu cá');
  });

  it('counts how early a word is in the reader’s language', () => {
    const index = indexOf(
      cardOf(1, { name: { vi: 'Hộp quà pho', en: 'Pho box' }, sold: 9 }),
      cardOf(2, { name: { vi: 'Pho khô', en: 'Dried pho' } }),
    );
    expect(namesIn(index, 'pho')[0]).toBe('Pho khô');
    expect(namesIn(index, { keyword: 'pho', locale: 'en' })[0]).toBe('Hộp quà pho');
  });

  it('ranks whole words before prefixes', () => {
    expect(namesIn(named('Sữa chuaxx', 'Sữa chua'), 'sua chua')).toEqual(['Sữa chua', 'Sữa chuaxx']);
  });

  it('ranks adjacent words in order first', () => {
    expect(namesIn(named('Trà vị sen', 'Sen trà', 'Trà sen vàng'), 'tra sen')).toEqual([
      'Trà sen vàng',
      'Trà vị sen',
      'Sen trà',
    ]);
  });

  it('ranks adjacent words at the start of a name before the same whole words far apart', () => {
    const giftBox = 'Hộp quà Tết: bánh chưng sấy, mứt gừng, hạt dưa, trà sen và rượu mơ';
    const names = named(giftBox, 'Bánh tráng', 'Bánh tráng dẻo tôm');
    expect(namesIn(names, 'banh tra')).toEqual(['Bánh tráng', 'Bánh tráng dẻo tôm', giftBox]);
  });

  it('ranks finished words that match whole before prefixes, even when farther apart', () => {
    expect(namesIn(named('Cam rong biển', 'Cá khô rong'), 'ca rong')).toEqual(['Cá khô rong', 'Cam rong biển']);
  });

  it('ranks words by the distance between them, then by how early they are', () => {
    expect(
      namesIn(
        named('Hộp to mứt gừng', 'Hộp mứt gừng', 'Mứt dừa gừng', 'Gừng mứt', 'Mứt dừa lá gừng', 'Mứt gừng'),
        'mut gung',
      ),
    ).toEqual(['Mứt gừng', 'Hộp mứt gừng', 'Hộp to mứt gừng', 'Mứt dừa gừng', 'Gừng mứt', 'Mứt dừa lá gừng']);
  });

  it('does not count words of different languages as adjacent', () => {
    const index = indexOf(
      cardOf(1, { name: { vi: `Trà ${'lá '.repeat(14)}sen`, en: 'Tea lotus' }, sold: 9 }),
      cardOf(2, { name: { vi: 'Trà tea sen', en: '' } }),
    );
    expect(namesIn(index, 'sen tea')[0]).toBe('Trà tea sen');
  });

  it('scores keywords with more words than it counts', () => {
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
  const ids = (query: Partial<ProductQuery>) =>
    index
      .find({ locale: 'vi', paging: { page: 1, limit: 20 }, ...query })
      .cards.map(({ _id }) => Number.parseInt(_id, 16));

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

  it('are ignored if their revision is outdated', () => {
    const index = indexOf(cardOf(1, { name: { vi: 'Mắm ruốc', en: '' }, revision: 2 }));
    index.putProduct(cardOf(1, { name: { vi: 'Mắm tôm', en: '' }, revision: 1 }));
    expect(namesIn(index, 'mam')).toEqual(['Mắm ruốc']);
  });

  it('hide and show the products of a category or producer', () => {
    const index = named('Mắm tôm');
    index.putCategory({ ...category, isShowed: false, isDeleted: false }, 2);
    expect(namesIn(index, 'mam')).toEqual([]);
    expect(namesIn(index, { keyword: 'mam', includeHidden: true })).toEqual(['Mắm tôm']);
    index.putCategory({ ...category, isShowed: true, isDeleted: false }, 1);
    expect(namesIn(index, 'mam')).toEqual([]);
    index.putCategory({ ...category, isShowed: true, isDeleted: false }, 3);
    index.putProducer({ ...producer, isShowed: true, isDeleted: true }, 2);
    expect(namesIn(index, 'mam')).toEqual([]);
  });

  it('grow the index beyond the initial capacity', () => {
    const index = indexOf(...Array.from({ length: 3000 }, (_, number) => cardOf(number + 1)));
    expect(namesIn(index, 'san pham 2777')[0]).toBe('Sản phẩm 2777');
  });
});

it('returns the countries of visible products', () => {
  const index = indexOf(
    cardOf(1, { country: 'VN' }),
    cardOf(2, { country: 'JP' }),
    cardOf(3, { country: 'FR', isDeleted: true }),
    cardOf(4, { country: 'JP' }),
  );
  expect(index.origins().sort()).toEqual(['JP', 'VN']);
  index.putCategory({ ...category, isShowed: false, isDeleted: false }, 2);
  expect(index.origins()).toEqual([]);
});

test('retains only the memory of a changed card itself', async () => {
  const heldBytes = () => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };
  const index = indexOf(...Array.from({ length: 200 }, (_, number) => cardOf(number + 1)));
  const before = heldBytes();
  for (let number = 1; number <= 200; number += 1) {
    index.putProduct(cardOf(number, { revision: 2, stock: 4 }));
    // Fills a slab of the pool, like other work of the service between two changes.
    for (let filled = 0; filled < Buffer.poolSize; filled += 4_096) Buffer.from('x'.repeat(4_096));
  }
  await eventually(() => expect(heldBytes() - before).toBeLessThan(1_000_000));
  expect(namesIn(index, {})).toHaveLength(20);
});
