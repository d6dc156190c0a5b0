import { namesOf, pluralOf } from './names.ts';

describe('namesOf', () => {
  it('returns all spellings of a name', () => {
    expect(namesOf('gift-box')).toEqual({
      kebab: 'gift-box',
      camel: 'giftBox',
      pascal: 'GiftBox',
      constant: 'GIFT_BOX',
      words: 'gift box',
    });
  });

  it.each(['GiftBox', 'gift_box', '', '../cart', 'gift--box', '2nd'])('rejects %j', (name) => {
    expect(() => namesOf(name)).toThrow('kebab-case');
  });
});

describe('pluralOf', () => {
  it.each([
    ['line', 'lines'],
    ['gift-box', 'gift-boxes'],
    ['category', 'categories'],
    ['survey', 'surveys'],
  ])('maps %s to %s', (name, plural) => {
    expect(pluralOf(name)).toBe(plural);
  });
});
