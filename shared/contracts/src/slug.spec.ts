import { foldVietnamese, idFromSlug, slugOf, slugWithId } from './slug.ts';

describe('slugs', () => {
  it.each([
    ['Bánh tráng dẻo tôm Tây Ninh', 'banh-trang-deo-tom-tay-ninh'],
    ['Nước mắm nhĩ Phú Quốc 40°', 'nuoc-mam-nhi-phu-quoc-40'],
    ['Đậu  phộng — rang (muối)', 'dau-phong-rang-muoi'],
    ['Bánh tráng'.normalize('NFD'), 'banh-trang'],
    ['  -Trà-  sen ', 'tra-sen'],
  ])('turns %s into %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('appends the id after the last hyphen and finds it again', () => {
    const slug = slugWithId('Cà phê 3-trong-1', '65f0c0ffee65f0c0ffee65f0');
    expect(slug).toBe('ca-phe-3-trong-1-65f0c0ffee65f0c0ffee65f0');
    expect(idFromSlug(slug)).toBe('65f0c0ffee65f0c0ffee65f0');
  });

  it('is the id alone when a name has no letter that a slug can hold', () => {
    expect(slugWithId('日本', '65f0c0ffee65f0c0ffee65f0')).toBe('65f0c0ffee65f0c0ffee65f0');
    expect(idFromSlug('65f0c0ffee65f0c0ffee65f0')).toBe('65f0c0ffee65f0c0ffee65f0');
  });

  it('folds đ and Đ to d', () => {
    expect(foldVietnamese('ĐƯỜNG đen')).toBe('duong den');
  });
});
