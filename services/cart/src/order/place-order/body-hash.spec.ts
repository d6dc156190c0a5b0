import { bodyHash } from './body-hash.ts';

const body = {
  lines: [
    { line: 'a', amount: 1 },
    { line: 'b', amount: 2 },
  ],
  recipient: { city: 'Osaka', line: '1-2-3' },
};

describe('hash of a body', () => {
  it('does not depend on the order of keys', () => {
    expect(
      bodyHash({
        recipient: { line: '1-2-3', city: 'Osaka' },
        lines: [
          { amount: 1, line: 'a' },
          { amount: 2, line: 'b' },
        ],
      }),
    ).toBe(bodyHash(body));
  });

  it.each([
    [
      'an amount',
      {
        ...body,
        lines: [
          { line: 'a', amount: 2 },
          { line: 'b', amount: 2 },
        ],
      },
    ],
    ['the order of lines', { ...body, lines: body.lines.toReversed() }],
    ['a field of the address', { ...body, recipient: { ...body.recipient, city: 'Kobe' } }],
    ['a further field', { ...body, note: '' }],
  ])('changes with %s', (_, other) => {
    expect(bodyHash(other)).not.toBe(bodyHash(body));
  });
});
