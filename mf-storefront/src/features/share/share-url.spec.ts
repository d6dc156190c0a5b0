import { shareUrl } from './share-url.ts';

const page = { path: '/product/tra-sen-0123', origin: 'https://shop.example' };

describe('shareUrl', () => {
  it('returns the URL in the language of the page', () => {
    expect(shareUrl({ ...page, locale: 'vi', country: undefined })).toBe('https://shop.example/product/tra-sen-0123');
    expect(shareUrl({ ...page, locale: 'en', country: undefined })).toBe(
      'https://shop.example/en/product/tra-sen-0123',
    );
  });

  it('contains the chosen destination', () => {
    expect(shareUrl({ ...page, locale: 'vi', country: 'JP' })).toBe(
      'https://shop.example/product/tra-sen-0123?country=JP',
    );
  });
});
