export const home = {
  title: 'Mua hộ hàng Việt cho người Việt ở xa',
  description:
    'Đặc sản, mỹ phẩm, thuốc và hạt giống Việt Nam, mua hộ và gửi tận cửa tới nước bạn ở. Cước rõ ràng trước khi đặt.',
  banners: 'Nổi bật',
  banner: 'Mục {{number}} trên {{total}}',
  categories: 'Danh mục',
  allCategories: 'Tất cả {{amount}} danh mục',
  bestSellers: 'Bán chạy tuần này',
  noProducts: 'Kệ hàng đang trống',
  noProductsText: 'Hàng mới đang trên đường về. Mời bạn quay lại sau ít phút.',
  introduction: 'Về Goods Viet Goods',
  posts: 'Bài viết',
};
