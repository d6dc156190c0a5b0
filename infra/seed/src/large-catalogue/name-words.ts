import type { Pair } from '../pair.ts';

interface Goods {
  name: Pair;
  /** Slug of its category. */
  category: string;
}

const goods = (category: string, ...names: Pair[]): Goods[] => names.map((name) => ({ name, category }));

/** The goods, the first component of a name. */
export const allGoods: readonly Goods[] = [
  ...goods(
    'banh-trang-banh-phong',
    ['Bánh tráng', 'Rice paper'],
    ['Bánh phồng tôm', 'Prawn crackers'],
    ['Bánh đa', 'Sesame crackers'],
    ['Bánh hỏi khô', 'Dried woven noodles'],
  ),
  ...goods(
    'mi-bun-pho-kho',
    ['Bún khô', 'Dried vermicelli'],
    ['Phở khô', 'Dried pho'],
    ['Miến dong', 'Glass noodles'],
    ['Hủ tiếu', 'Rice noodles'],
    ['Mì trứng', 'Egg noodles'],
  ),
  ...goods(
    'banh-keo-mut',
    ['Kẹo dừa', 'Coconut candy'],
    ['Mứt gừng', 'Candied ginger'],
    ['Bánh pía', 'Pia cakes'],
    ['Mè xửng', 'Sesame nougat'],
    ['Bánh đậu xanh', 'Mung bean cakes'],
  ),
  ...goods(
    'hat-trai-cay-say',
    ['Hạt điều', 'Cashew nuts'],
    ['Xoài sấy', 'Dried mango'],
    ['Mít sấy', 'Jackfruit chips'],
    ['Chuối sấy', 'Dried bananas'],
    ['Hạt sen sấy', 'Lotus seeds'],
  ),
  ...goods(
    'gia-vi-do-kho',
    ['Tiêu đen', 'Black pepper'],
    ['Muối ớt', 'Chilli salt'],
    ['Nấm hương', 'Shiitake'],
    ['Tôm khô', 'Dried shrimp'],
    ['Quế cây', 'Cinnamon bark'],
  ),
  ...goods(
    'hai-san',
    ['Mực một nắng', 'One-sun squid'],
    ['Tôm sú', 'Tiger prawns'],
    ['Cá thu', 'Mackerel'],
    ['Chả cá', 'Fish cakes'],
  ),
  ...goods(
    'nuoc-mam-nuoc-cham',
    ['Nước mắm', 'Fish sauce'],
    ['Mắm ruốc', 'Shrimp paste'],
    ['Tương ớt', 'Chilli sauce'],
    ['Tương hột', 'Whole bean sauce'],
  ),
  ...goods(
    'tra',
    ['Trà sen', 'Lotus tea'],
    ['Trà ô long', 'Oolong'],
    ['Chè xanh', 'Green tea'],
    ['Hồng trà', 'Black tea'],
  ),
  ...goods('ca-phe', ['Cà phê rang', 'Roasted coffee'], ['Cà phê hoà tan', 'Instant coffee'], ['Ca cao', 'Cocoa']),
  ...goods('cham-soc-da', ['Kem dưỡng', 'Moisturiser'], ['Sữa rửa mặt', 'Face wash'], ['Mặt nạ', 'Face mask']),
  ...goods('cham-soc-toc', ['Dầu gội', 'Shampoo'], ['Dầu xả', 'Conditioner']),
  ...goods('tinh-dau-xa-phong', ['Tinh dầu', 'Essential oil'], ['Xà phòng', 'Soap'], ['Nến thơm', 'Scented candle']),
  ...goods('mat-ong', ['Mật ong', 'Honey'], ['Phấn hoa', 'Bee pollen']),
  ...goods(
    'bot-tra-thao-moc',
    ['Bột nghệ', 'Turmeric powder'],
    ['Bột sắn dây', 'Kudzu starch'],
    ['Trà thảo mộc', 'Herbal tea'],
  ),
  ...goods(
    'hat-giong-rau-an-la',
    ['Hạt rau muống', 'Water spinach seeds'],
    ['Hạt cải ngọt', 'Choy sum seeds'],
    ['Hạt mồng tơi', 'Malabar spinach seeds'],
  ),
  ...goods('hat-giong-hoa', ['Hạt hướng dương', 'Sunflower seeds to sow'], ['Hạt vạn thọ', 'Marigold seeds']),
  ...goods('dau-gio-cao-xoa', ['Dầu gió', 'Medicated oil'], ['Cao xoa', 'Balm']),
  ...goods('tieu-hoa', ['Trà tiêu hoá', 'Digestive tea'], ['Viên nghệ', 'Turmeric pills']),
];

/** The methods of production, the second component. */
export const methods: readonly Pair[] = [
  ['thủ công', 'handmade'],
  ['truyền thống', 'traditional'],
  ['hữu cơ', 'organic'],
  ['thượng hạng', 'first grade'],
  ['gia truyền', 'family recipe'],
  ['đặc biệt', 'special'],
  ['nguyên chất', 'pure'],
  ['vị cay', 'spicy'],
  ['vị gừng', 'with ginger'],
  ['vị sả', 'with lemongrass'],
  ['lá dứa', 'with pandan'],
  ['mè đen', 'with black sesame'],
  ['mật ong', 'with honey'],
  ['dừa non', 'with young coconut'],
  ['ít đường', 'low in sugar'],
  ['sấy lạnh', 'freeze-dried'],
  ['ủ chum', 'jar-aged'],
  ['phơi nắng', 'sun-dried'],
  ['rang củi', 'wood-roasted'],
  ['mùa mới', 'new season'],
];

/** The regions of origin, the third component. */
export const regions: readonly Pair[] = [
  ['Tây Ninh', 'Tay Ninh'],
  ['Bến Tre', 'Ben Tre'],
  ['Phú Quốc', 'Phu Quoc'],
  ['Cà Mau', 'Ca Mau'],
  ['Sa Đéc', 'Sa Dec'],
  ['Cần Thơ', 'Can Tho'],
  ['Đà Lạt', 'Da Lat'],
  ['Bảo Lộc', 'Bao Loc'],
  ['Buôn Ma Thuột', 'Buon Ma Thuot'],
  ['Gia Lai', 'Gia Lai hills'],
  ['Nha Trang', 'Nha Trang bay'],
  ['Phan Thiết', 'Phan Thiet'],
  ['Quy Nhơn', 'Quy Nhon'],
  ['Hội An', 'Hoi An'],
  ['Quảng Trị', 'Quang Tri'],
  ['Huế', 'Hue'],
  ['Nghệ An', 'Nghe An'],
  ['Thanh Hoá', 'Thanh Hoa'],
  ['Ninh Bình', 'Ninh Binh'],
  ['Nam Định', 'Nam Dinh'],
  ['Hưng Yên', 'Hung Yen'],
  ['Hải Dương', 'Hai Duong'],
  ['Hải Phòng', 'Hai Phong'],
  ['Hạ Long', 'Ha Long'],
  ['Lạng Sơn', 'Lang Son'],
  ['Cao Bằng', 'Cao Bang'],
  ['Hà Giang', 'Ha Giang'],
  ['Sa Pa', 'Sa Pa town'],
  ['Mộc Châu', 'Moc Chau'],
  ['Thái Nguyên', 'Thai Nguyen'],
];

/** The packagings, the last component. */
export const packings: readonly { name: Pair; grams: number }[] = [
  { name: ['túi nhỏ', 'small bag'], grams: 150 },
  { name: ['gói gia đình', 'family pack'], grams: 500 },
  { name: ['hũ thuỷ tinh', 'glass jar'], grams: 350 },
  { name: ['hộp thiếc', 'tin'], grams: 250 },
  { name: ['hộp quà', 'gift box'], grams: 800 },
  { name: ['thùng sáu gói', 'box of six'], grams: 2_400 },
];
