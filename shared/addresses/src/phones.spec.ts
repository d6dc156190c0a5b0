import { localPhoneSchema, toE164 } from '@gvg/contracts/identity/fields';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { displayPhone, phoneToE164, searchedDigits } from './phones.ts';

describe('phoneToE164', () => {
  it.each(['0912345678', '912345678', '84912345678', '+84 912 345 678', '(+84) 912-345-678', '01234567890'])(
    "follows the specification's rule for the number %s of Vietnam",
    (phone) => {
      expect(phoneToE164(phone)).toBe(toE164(phone));
      expect(phoneToE164(phone)).toMatch(/^\+84\d{9,10}$/);
    },
  );

  it.each(['', '+', '12', '+849', '0212345678', 'abc', '+33', '06 12 34', '++33612345678', '+1 650 253 0000 ext. 5'])(
    'rejects "%s"',
    (phone) => {
      expect(phoneToE164(phone)).toBeUndefined();
    },
  );

  it('reads a number without + as one of the country', () => {
    expect(phoneToE164('0712345678', 'FR')).toBe('+33712345678');
    expect(phoneToE164('0712345678', 'VN')).toBe('+84712345678');
  });

  it('accepts numbers from other countries than the address', () => {
    expect(phoneToE164('+84 912 345 678', 'FR')).toBe('+84912345678');
    expect(phoneToE164('+33 6 12 34 56 78', 'VN')).toBe('+33612345678');
  });

  it.each(['VN', 'FR', 'US', 'AU'])('returns stored numbers unchanged in %s', (country) => {
    for (const stored of ['+84912345678', '+33612345678', '+16502530000', '+61412345678'])
      expect(phoneToE164(stored, country)).toBe(stored);
  });
});

describe('a trunk zero after the country code', () => {
  it.each([
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0) 20 7946 0958', '+442079460958'],
    ['+44 020 7946 0958', '+442079460958'],
    ['(+44) (0)20 7946 0958', '+442079460958'],
    ['+84 0912 345 678', '+84912345678'],
    ['+84 (0)912 345 678', '+84912345678'],
    ['+84 (0)24 3825 7863', '+842438257863'],
    ['+84 024 3825 7863', '+842438257863'],
  ])('is removed from %s', (typed, e164) => {
    for (const country of ['GB', 'VN']) expect(phoneToE164(typed, country)).toBe(e164);
  });

  it('is removed from a Vietnamese number without +', () => {
    expect(phoneToE164('840912345678')).toBe('+84912345678');
  });

  it('is part of Italian numbers', () => {
    expect(phoneToE164('+39 06 1234 5678')).toBe('+390612345678');
  });
});

describe('searchedDigits', () => {
  it.each(['+84 (0)912 345 678', '+84 0912345678', '００８４ー912 345 678', '+84\u00a0912\u200b345678'])(
    'returns the stored digits for %s',
    (search) => {
      expect(searchedDigits(search)).toBe('84912345678');
    },
  );

  it.each([
    ['0912 345', '912345'],
    ['+81 90', '8190'],
    ['trà 12345', undefined],
    ['123', undefined],
    ['1'.repeat(100), undefined],
  ])('converts %s to %s', (search, digits) => {
    expect(searchedDigits(search)).toBe(digits);
  });
});

describe('displayPhone', () => {
  it('returns national form at home and international form elsewhere', () => {
    expect(displayPhone('+84912345678')).toBe('0912 345 678');
    expect(displayPhone('+33612345678', 'FR')).toBe('06 12 34 56 78');
    expect(displayPhone('+33612345678')).toBe('+33 6 12 34 56 78');
    expect(displayPhone('+84912345678', 'US')).toBe('+84 912 345 678');
  });

  it('returns numbers unknown to libphonenumber unchanged', () => {
    expect(displayPhone('+841234567890')).toBe('+841234567890');
    expect(displayPhone('+84912345678', 'ZZ')).toBe('+84 912 345 678');
  });

  it.each([
    '090 1234 5678',
    '090‑1234‑5678',
    '090–1234–5678',
    '090−1234−5678',
    '０９０-１２３４-５６７８',
    '090/1234/5678',
    '090ー1234ー5678',
    '090\u00a01234\u200b5678\u200d',
    '+81 090 1234 5678',
    '+81 (0)90 1234 5678',
    '0081 90 1234 5678',
  ])('accepts %s, a format of phones, mails and forms', (phone) => {
    expect(localPhoneSchema.safeParse(phone).success).toBe(true);
    expect(phoneToE164(phone, 'JP')).toBe('+819012345678');
  });

  it('accepts every number in its displayed formats', () => {
    const misread = getCountries().flatMap((country) => {
      const e164 = getExampleNumber(country, examples)?.number;
      return [country, 'VN', 'US'].flatMap((reader) => {
        const shown = e164 === undefined ? '' : displayPhone(e164, reader);
        const isRead = localPhoneSchema.safeParse(shown).success && phoneToE164(shown, country) === e164;
        return e164 === undefined || isRead ? [] : [`${country}: ${shown}`];
      });
    });
    expect(misread).toEqual([]);
  });
});
