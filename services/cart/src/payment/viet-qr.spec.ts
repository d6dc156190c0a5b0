import fc from 'fast-check';
import { vietQrPayload } from './viet-qr.ts';

/** Reads data objects by the specification, independent of the code under test. */
function parse(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE over a bit string by polynomial division, written differently from the code under test. */
function remainder(text: string): string {
  const bits = [...text].flatMap((character) => [...character.charCodeAt(0).toString(2).padStart(8, '0')].map(Number));
  let register = Array.from({ length: 16 }, () => 1);
  for (const bit of bits) {
    const isSet = (register[0] as number) !== bit;
    register = [...register.slice(1), 0];
    if (isSet) for (const power of [12, 5, 0]) register[15 - power] = 1 - (register[15 - power] as number);
  }
  return parseInt(register.join(''), 2).toString(16).toUpperCase().padStart(4, '0');
}

// Payloads from the public documentation of the payment service payOS.
const published = [
  [
    { bin: '970422', account: 'VQRQABSEF6054', amount: 2_000, content: 'Thanh toan don hang' },
    '00020101021238570010A000000727012700069704220113VQRQABSEF60540208QRIBFTTA5303704540420005802VN62230819Thanh toan don hang63048AE7',
  ],
  [
    { bin: '970422', account: 'VQRQAJSYL9028', amount: 2_000, content: 'Thanh toan' },
    '00020101021238570010A000000727012700069704220113VQRQAJSYL90280208QRIBFTTA5303704540420005802VN62140810Thanh toan630419F3',
  ],
] as const;

it.each(published)('writes %j as published', (transfer, payload) => {
  expect(vietQrPayload(transfer)).toBe(payload);
});

// Examples of the NAPAS specification: transfers to an account without and with an amount (the latter with a bill number too).
const napasExamples = [
  '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
];

it.each(napasExamples)('matches the NAPAS example %s', (example) => {
  expect(remainder(example.slice(0, -4))).toBe(example.slice(-4));
  const expected = parse(example);
  const actual = parse(
    vietQrPayload({ bin: '970403', account: '0011012345678', amount: 180_000, content: 'thanh toan don hang' }),
  );
  for (const id of ['00', '38', '53', '58']) expect(actual.get(id)).toBe(expected.get(id));
  if (expected.has('54'))
    expect([actual.get('01'), actual.get('54'), parse(actual.get('62') ?? '').get('08')]).toEqual([
      '12',
      expected.get('54'),
      'thanh toan don hang',
    ]);
});

it('encodes account, amount and content of each transfer with a valid checksum', () => {
  const transfer = fc.record({
    bin: fc.stringMatching(/^\d{6}$/),
    account: fc.stringMatching(/^[A-Za-z0-9]{4,19}$/),
    amount: fc.integer({ min: 1, max: 100_000_000_000 }),
    content: fc.stringMatching(/^[A-Za-z0-9 ]{1,25}$/),
  });
  fc.assert(
    fc.property(transfer, ({ bin, account, amount, content }) => {
      const payload = vietQrPayload({ bin, account, amount, content });
      const fields = parse(payload);
      const service = parse(fields.get('38') ?? '');
      expect([...fields.keys()]).toEqual(['00', '01', '38', '53', '54', '58', '62', '63']);
      expect(Object.fromEntries(service)).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
      expect(Object.fromEntries(parse(service.get('01') ?? ''))).toEqual({ '00': bin, '01': account });
      expect(Object.fromEntries(fields)).toMatchObject({
        '00': '01',
        '01': '12',
        '53': '704',
        '54': String(amount),
        '58': 'VN',
      });
      expect(parse(fields.get('62') ?? '').get('08')).toBe(content);
      expect(fields.get('63')).toBe(remainder(payload.slice(0, -4)));
    }),
  );
});

const valid = { bin: '970436', account: '1234567890', amount: 1_000, content: 'GVG7K3F2Q' };

it.each([
  { bin: '9704' },
  { account: '12 34' },
  { amount: 0 },
  { amount: 1.5 },
  { content: '' },
  { content: 'Đặt cọc' },
  { content: 'A'.repeat(26) },
  { content: 'A;B' },
])('rejects %j', (fields) => {
  expect(() => vietQrPayload({ ...valid, ...fields })).toThrow(RangeError);
});
