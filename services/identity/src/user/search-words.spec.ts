import type { Caller } from '@gvg/contracts/definitions/caller';
import { searchFilters, searchKeysOf } from './search-words.ts';

const admin: Caller = { kind: 'user', id: 'a'.repeat(24), roles: ['ADMIN'], sid: 's' };
const systemAdmin: Caller = { ...admin, roles: ['ADMIN', 'SYSTEM_ADMIN'] };

type Filter = { $and?: { searchWords: RegExp }[]; searchPhones?: string };

const finds = (search: string, displayName: string, email: string, phone: string | null = null) => {
  const { searchWords, searchPhones } = searchKeysOf({ displayName, email, phone });
  return (searchFilters(search, admin) as Filter[]).some(({ $and, searchPhones: digits }) =>
    $and === undefined
      ? digits !== undefined && searchPhones.includes(digits)
      : $and.every((part) => searchWords.some((text) => part.searchWords.test(text))),
  );
};

describe('the search for users', () => {
  it.each([
    ['0912345678', '+84912345678'],
    ['+84 912 345 678', '+84912345678'],
    ['84912345678', '+84912345678'],
    ['912.345.678', '+84912345678'],
    ['090-1234-5678', '+819012345678'],
    ['0081 90 1234 5678', '+819012345678'],
  ])('finds the phone number %s as %s', (search, phone) => {
    expect(finds(search, 'Somebody', 'someone@example.com', phone)).toBe(true);
  });

  it.each(['0912 345', '8491234567', '9', '0345678', '678', '+85 912 345 678', '()', '0000'])(
    'finds no other number by "%s"',
    (search) => {
      expect(finds(search, 'Somebody', 'someone@example.com', '+84912345678')).toBe(false);
    },
  );

  it.each([
    ['ng', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['dao', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['Đào ngu', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['THI', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['o', "Sinéad O'Connor", 'someone@example.com'],
    ['connor', "Sinéad O'Connor", 'someone@example.com'],
    ['anna.s', 'Somebody', 'Anna.Schmidt@example.com'],
  ])('finds "%s" in "%s"', (search, name, email) => {
    expect(finds(search, name, email)).toBe(true);
  });

  it.each([
    ['guyen', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['thi lan', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['schmidt@', 'Somebody', 'anna.schmidt@example.com'],
    ['.*', 'Somebody', 'someone@example.com'],
  ])('does not find "%s" in "%s"', (search, name, email) => {
    expect(finds(search, name, email)).toBe(false);
  });

  it('finds numbers of staff only for a SYSTEM_ADMIN', () => {
    const byPhone = (caller: Caller) => searchFilters('0912345678', caller).at(-1);
    expect(byPhone(admin)).toMatchObject({ roles: { $nin: ['ADMIN', 'SYSTEM_ADMIN'] } });
    expect(byPhone(systemAdmin)).toEqual({ searchPhones: '912345678' });
  });
});
