/** Product terms: types, priorities, categories. */
export const catalogue = {
  packed: 'Nặng {{weight}}',
  sold: 'Đã bán {{amount}}',
  stars: '{{stars}} trên 5 sao',
  soldOut: 'Hết hàng',
  needsQuote: 'Cần báo giá',
  onSale: 'Giảm {{percent}}%',
  type: {
    NORMAL: 'Hàng thường',
    HARD_TO_GET: 'Hàng khó mua',
    MUST_BE_PACKAGED: 'Hàng cần đóng gói, bảo quản',
    EXPORT: 'Hàng nhập khẩu',
    HEAVY: 'Hàng nặng',
  },
  priority: {
    '1': 'Ưu tiên 1',
    '2': 'Ưu tiên 2',
    '3': 'Ưu tiên 3',
    SPECIAL: 'Đặc biệt',
    LIMITED: 'Giới hạn',
  },
  categoryType: {
    COSMETICS: 'Mỹ phẩm',
    FUNCTIONAL_FOODS: 'Thực phẩm chức năng',
    MEDICINES: 'Thuốc',
    SEEDS: 'Hạt giống',
    FRESH_FOOD: 'Thực phẩm tươi',
    PACKAGED_FOOD: 'Thực phẩm đóng gói',
    WATER_FOOD: 'Thức uống, thực phẩm dạng nước',
  },
};
