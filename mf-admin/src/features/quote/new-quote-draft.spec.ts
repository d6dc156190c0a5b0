import { draftedLines, emptyLine, newLinesOf, wrongNewFields } from './new-quote-draft.ts';

const pot = {
  ...emptyLine('a'),
  url: ' https://shop.example/noi-dat ',
  name: 'Nồi đất',
  amount: '2',
  price: '200.000',
  weight: '1.200',
  category: 'PACKAGED_FOOD' as const,
};

it('converts a draft to a line of the request', () => {
  expect(newLinesOf([pot])).toEqual([
    {
      url: 'https://shop.example/noi-dat',
      name: 'Nồi đất',
      amount: 2,
      price: 200_000,
      weightGrams: 1_200,
      goodsType: 'NORMAL',
      categoryType: 'PACKAGED_FOOD',
    },
  ]);
  expect(newLinesOf([{ ...pot, url: '', fee: '10k' }])?.[0]).toMatchObject({ fee: 10_000 });
  expect(newLinesOf([{ ...pot, amount: '２ ' }])?.[0]).toMatchObject({ amount: 2 });
  expect(draftedLines([pot])).toEqual([{ _id: 'a', type: 'WITHOUT_SYSTEM', amount: 2 }]);
});

it.each([
  ['nothing', emptyLine('a'), ['name', 'price', 'weight', 'category']],
  ['an address that is none', { ...pot, url: 'noi dat' }, ['url']],
  ['another protocol', { ...pot, url: 'javascript:alert(1)' }, ['url']],
  ['no piece', { ...pot, amount: '0' }, ['amount']],
  ['too many pieces', { ...pot, amount: '10001' }, ['amount']],
])('reports the invalid fields of a draft with %s', (_, draft, wrong) => {
  expect(wrongNewFields(draft)).toEqual(wrong);
  expect(newLinesOf([draft])).toBeUndefined();
});
