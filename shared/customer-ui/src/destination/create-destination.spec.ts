/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { createDestination } from './create-destination.ts';

const prices = { DE: 90_000, JP: 165_000 };
const open = (options: Partial<Parameters<typeof createDestination>[0]> = {}) =>
  createDestination({ environment: 'STAGING', prices, openChooser: () => {}, ...options });
const stored = () => localStorage.getItem('STAGING_DESTINATION');
const visit = (address: string) => history.replaceState(null, '', address);
const speak = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => {
  localStorage.clear();
  visit('/');
  speak('vi-VN');
});
afterEach(() => jest.restoreAllMocks());

describe('createDestination', () => {
  it('is unknown without a choice if the shop does not ship to the browser’s region', () => {
    speak('vi-VN', 'vi', 'ja-JP', 'de-DE');
    expect(open().get()).toBeUndefined();
  });

  it.each([['ja-JP'], ['en-JP'], ['zh-Hant-JP']])(
    'follows the region of %s without storing it as a choice',
    (language) => {
      speak(language, 'de-DE');
      expect(open().get()).toBe('JP');
      expect(stored()).toBeNull();
    },
  );

  it('prefers the last choice to the region', () => {
    speak('ja-JP');
    localStorage.setItem('STAGING_DESTINATION', 'DE');
    expect(open().get()).toBe('DE');
  });

  it.each([
    '/rate-table?country=DE',
    '/en/rate-table?country=DE',
    '/product/a-1?country=DE',
    '/en/product/a-1?x=1&country=DE',
  ])('applies and stores the country of %s', (address) => {
    localStorage.setItem('STAGING_DESTINATION', 'JP');
    visit(address);
    expect(open().get()).toBe('DE');
    expect(stored()).toBe('DE');
  });

  it.each([
    '/search?country=DE',
    '/rate-table?country=XX',
    '/rate-table?country=',
    '/rate-table?country=de',
    '/product/a-1?country=constructor',
  ])('ignores the country of %s', (address) => {
    localStorage.setItem('STAGING_DESTINATION', 'JP');
    visit(address);
    expect(open().get()).toBe('JP');
    expect(stored()).toBe('JP');
  });

  it('ignores a stored country that the shop no longer ships to', () => {
    localStorage.setItem('STAGING_DESTINATION', 'FR');
    expect(open().get()).toBeUndefined();
  });

  it('uses a stored choice while the rates are not available, but does not guess', () => {
    speak('ja-JP');
    expect(open({ prices: {} }).get()).toBeUndefined();
    localStorage.setItem('STAGING_DESTINATION', 'FR');
    expect(open({ prices: {} }).get()).toBe('FR');
  });

  it('stores a choice and announces it once', () => {
    const destination = open();
    const listener = jest.fn();
    const end = destination.subscribe(listener);
    destination.choose('JP');
    destination.choose('JP');
    destination.choose('FR');
    expect(destination.get()).toBe('JP');
    expect(stored()).toBe('JP');
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    destination.choose('DE');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stores the guess once it is chosen', () => {
    speak('ja-JP');
    open().choose('JP');
    expect(stored()).toBe('JP');
  });

  it('follows the choice of another tab', () => {
    const destination = open();
    dispatchEvent(new StorageEvent('storage', { key: 'STAGING_DESTINATION', newValue: 'DE' }));
    expect(destination.get()).toBe('DE');
    dispatchEvent(new StorageEvent('storage', { key: 'PRODUCTION_DESTINATION', newValue: 'JP' }));
    dispatchEvent(new StorageEvent('storage', { key: 'STAGING_DESTINATION', newValue: null }));
    expect(destination.get()).toBe('DE');
  });

  it('does not throw without storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const destination = open();
    destination.choose('JP');
    expect(destination.get()).toBe('JP');
  });
});
