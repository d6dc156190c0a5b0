import { countryName, provideCountryNames } from './country-name.ts';

describe('countryName', () => {
  test('is the name that the page came with, in its language only, and loads no data of the browser', () => {
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

  test('is the browser’s for other countries, and the code of one that has none', () => {
    provideCountryNames('en', {});
    expect(countryName('JP', 'en')).toBe('Japan');
    expect(countryName('XQ', 'en')).toBe('XQ');
  });
});
