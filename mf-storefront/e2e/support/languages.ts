/** Labels the specs look for, in each language of the shop. */
export const languages = {
  vi: {
    prefix: '',
    search: 'Tìm sản phẩm',
    keyword: 'banh trang deo',
    bestSellers: 'Bán chạy tuần này',
    breadcrumbs: 'Đường dẫn',
    filters: 'Bộ lọc',
    inStock: 'Chỉ hàng còn sẵn',
    withoutInStock: 'Bỏ lọc Chỉ hàng còn sẵn',
    show: /^Xem [\d,]+ sản phẩm$/,
    cheapest: 'Giá thấp đến cao',
    freight: 'Cước gửi',
  },
  en: {
    prefix: '/en',
    search: 'Search products',
    keyword: 'soft rice paper',
    bestSellers: 'Best sellers this week',
    breadcrumbs: 'Breadcrumbs',
    filters: 'Filters',
    inStock: 'In stock only',
    withoutInStock: 'Remove filter In stock only',
    show: /^Show [\d,]+ products?$/,
    cheapest: 'Price, low to high',
    freight: 'Freight',
  },
} as const;

export type Language = keyof typeof languages;
export const bothLanguages = ['vi', 'en'] as const;
