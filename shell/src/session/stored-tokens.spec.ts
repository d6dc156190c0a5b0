/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { StoredTokens } from './stored-tokens.ts';

const before = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const after = { accessToken: 'access-2', refreshToken: 'refresh-2' };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps a pair together when the browser does not store its refresh token', () => {
  const tokens = new StoredTokens('DEVELOPMENT');
  tokens.write(before);
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
    if (key.endsWith('_REFRESH_TOKEN')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  tokens.write(after);
  expect(tokens.read()).toEqual(after);
});

it('reads the tokens that another tab has stored', () => {
  const tokens = new StoredTokens('DEVELOPMENT');
  tokens.write(before);
  new StoredTokens('DEVELOPMENT').write(after);
  expect(tokens.read()).toEqual(after);
});
