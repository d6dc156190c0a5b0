import { countryName, provideCountryNames } from './country-name.ts';

describe('countryName', () => {
  test("returns the document's name, only in its language, without loading browser data", () => {
    provideCountryNames('en', { TW: 'Formosa' });
    const { DisplayNames } = Intl;
    const construct = jest.fn((...options: ConstructorParameters<typeof DisplayNames>) => new DisplayNames(...options));
    Object.defineProperty(Intl, 'DisplayNames', { value: construct, configurable: true, writable: true });
    try {
      expect(countryName('TW', 'en')).toBe('Formosa');
      expect(construct).not.toHaveBeenCalled();
      expect(countryName('TW', 'vi')).toBe('Đài Loan');
    } finally {
      Object.defineProperty(Intl, 'DisplayNames', { value: DisplayNames, configurable: true, writable: true });
    }
  });

  test('returns the browser’s name for other countries, and the code if it has none', () => {
    provideCountryNames('en', {});
    expect(countryName('JP', 'en')).toBe('Japan');
    expect(countryName('XQ', 'en')).toBe('XQ');
  });
});
