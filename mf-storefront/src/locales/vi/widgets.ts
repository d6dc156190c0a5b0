/** Filter drawer and search suggestions, rendered by the shell. */
export const drawer = {
  categories: 'Danh mục',
  producers: 'Thương hiệu',
  viewMore: 'Xem thêm',
  hide: 'Ẩn bớt',
  search: 'Tìm ngay',
};

export const suggestions = {
  label: 'Gợi ý sản phẩm',
  count: '{{count}} gợi ý',
  category: 'Danh mục',
  producer: 'Thương hiệu',
  all_one: 'Xem {{formatted}} kết quả',
  all_other: 'Xem tất cả {{formatted}} kết quả',
  none: 'Chưa thấy sản phẩm nào khớp. Nhấn Enter để tìm kỹ hơn.',
};
