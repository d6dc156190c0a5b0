import { idFromSlug, slugOf, slugWithId } from './slug.ts';

describe('slug', () => {
  it.each([
    ['Bánh tráng dẻo tôm Tây Ninh', 'banh-trang-deo-tom-tay-ninh'],
    ['Nước mắm nhĩ Phú Quốc 40°', 'nuoc-mam-nhi-phu-quoc-40'],
    ['Đậu  phộng — rang (muối)', 'dau-phong-rang-muoi'],
    ['Bánh tráng'.normalize('NFD'), 'banh-trang'],
    ['  -Trà-  sen ', 'tra-sen'],
    ['Ðậu phộng Ðà Lạt', 'dau-phong-da-lat'],
    ['Hòa Bình', 'hoa-binh'],
    ['Hoà Bình', 'hoa-binh'],
  ])('converts %s to %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('appends the id after the last hyphen and extracts it again', () => {
    const slug = slugWithId('Cà phê 3-trong-1', '65f0c0ffee65f0c0ffee65f0');
    expect(slug).toBe('ca-phe-3-trong-1-65f0c0ffee65f0c0ffee65f0');
    expect(idFromSlug(slug)).toBe('65f0c0ffee65f0c0ffee65f0');
  });

  it('uses only the id when a name has no characters allowed in a slug', () => {
    expect(slugWithId('日本', '65f0c0ffee65f0c0ffee65f0')).toBe('65f0c0ffee65f0c0ffee65f0');
    expect(idFromSlug('65f0c0ffee65f0c0ffee65f0')).toBe('65f0c0ffee65f0c0ffee65f0');
  });
});
