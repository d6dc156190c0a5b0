import { makeDefault, putAddress, removeAddress } from './address-list.ts';
import type { StoredAddress } from './address-list.ts';

const addressOf = (fullName: string, isDefault = false): StoredAddress => ({
  fullName,
  phone: '+84901234567',
  country: 'JP',
  region: 'Osaka',
  city: 'Chūō-ku',
  line: 'Namba 2-3-1',
  postcode: '542-0076',
  isDefault,
});

const [ha, minh] = [addressOf('Hà', true), addressOf('Minh')];
const book = [ha, minh];
const shown = (addresses: readonly StoredAddress[]) =>
  addresses.map(({ fullName, isDefault }) => (isDefault ? `${fullName}*` : fullName)).join(' ');

describe('address list', () => {
  it('adds a new address at its end', () => {
    expect(shown(putAddress(book, addressOf('Lan'), undefined))).toBe('Hà* Minh Lan');
  });

  it('makes the first address the default', () => {
    expect(shown(putAddress([], addressOf('Lan'), undefined))).toBe('Lan*');
  });

  it('replaces an edited address in its place', () => {
    expect(shown(putAddress(book, { ...ha, fullName: 'Thu Hà' }, ha))).toBe('Thu Hà* Minh');
  });

  it('adds an edited address that was removed meanwhile', () => {
    expect(shown(putAddress([ha], { ...minh, fullName: 'Trần Minh' }, minh))).toBe('Hà* Trần Minh');
  });

  it('finds an address whose default mark has changed meanwhile', () => {
    expect(shown(putAddress(makeDefault(book, minh), { ...minh, fullName: 'Trần Minh', isDefault: true }, minh))).toBe(
      'Hà Trần Minh*',
    );
  });

  it('has exactly one default', () => {
    expect(shown(makeDefault(book, minh))).toBe('Hà Minh*');
    expect(shown(putAddress(book, addressOf('Lan', true), undefined))).toBe('Hà Minh Lan*');
    expect(shown(putAddress(book, { ...ha, isDefault: false }, ha))).toBe('Hà* Minh');
    expect(shown(removeAddress(book, ha))).toBe('Minh*');
    expect(shown(removeAddress([ha], ha))).toBe('');
  });

  it('removes one of two equal addresses', () => {
    expect(shown(removeAddress([ha, minh, minh], minh))).toBe('Hà* Minh');
  });
});
