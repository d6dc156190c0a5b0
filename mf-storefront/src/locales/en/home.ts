export const home = {
  title: 'Vietnamese goods, bought for you and sent abroad',
  description:
    'Food, cosmetics, medicines and seeds from Vietnam, bought for you and sent to your door abroad. You know the freight before you order.',
  banners: 'Highlights',
  banner: 'Item {{number}} of {{total}}',
  categories: 'Categories',
  allCategories: 'All {{amount}} categories',
  bestSellers: 'Best sellers this week',
  noProducts: 'The shelves are empty',
  noProductsText: 'New goods are on their way. Please come back in a few minutes.',
  introduction: 'About Goods Viet Goods',
  posts: 'Posts',
};
