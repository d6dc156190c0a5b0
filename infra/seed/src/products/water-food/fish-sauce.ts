import type { CategoryData } from '../product-data.ts';

export const fishSauce: CategoryData = {
  slug: 'nuoc-mam-nuoc-cham',
  type: 'WATER_FOOD',
  name: ['Nước mắm, nước chấm', 'Fish sauce & dips'],
  art: 'jar',
  usage: ['Chấm sống, pha chua ngọt hoặc nêm cuối khi nấu để giữ mùi.', 'Use neat, mix into a sweet-sour dip, or add at the end of cooking to keep the aroma.'],
  storage: ['Nơi mát, đậy nắp kín; lắng muối dưới đáy là tự nhiên.', 'Keep cool and closed; salt settling at the bottom is natural.'],
  warnings: ['Hàng chất lỏng, chai bọc ba lớp; không gửi được bằng mọi đường bay.', 'A liquid: bottles are wrapped three times, and not every flight takes them.'],
  shelfLifeDays: 720,
  gramsPerLitre: 850,
  products: [
    {
      name: ['Nước mắm nhĩ Phú Quốc 40°', 'Phu Quoc first-press fish sauce, 40°'],
      about: ['Cá cơm than ủ thùng bời lời mười hai tháng, rút nước đầu màu cánh gián.', 'Black anchovies aged in wooden vats for twelve months, the first draw, dark amber.'],
      contents: ['Cá cơm, muối.', 'Anchovies, salt.'],
      producer: 'baTri', price: 120_000, net: 560, packed: 980, stock: 260, sold: 2_610, art: 'jar+fish', type: 'MUST_BE_PACKAGED', priority: '1',
    },
    {
      name: ['Nước mắm cốt cá cơm Nam Ô', 'Nam O anchovy fish sauce'],
      about: ['Ủ chum sành phơi nắng, mùi nồng ấm, người Quảng chỉ quen vị này.', 'Aged in clay jars under the sun; the warm strong taste people of Quang Nam grow up with.'],
      contents: ['Cá cơm than, muối hột.', 'Anchovies, coarse salt.'],
      producer: 'namO', price: 98_000, net: 560, packed: 980, stock: 145, sold: 790, art: 'amphora+fish', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Mắm ruốc Huế đặc', 'Thick Hue shrimp paste'],
      about: ['Ruốc biển giã phơi sương, linh hồn của bún bò, thêm chút sả là thơm.', 'Tiny shrimp pounded and matured in the night air: the soul of beef noodle soup.'],
      contents: ['Ruốc, muối.', 'Krill, salt.'],
      producer: 'coDo', price: 62_000, net: 400, packed: 700, stock: 118, sold: 640, art: 'jar+shrimp', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Mắm nêm thơm tỏi ớt pha sẵn', 'Ready-mixed anchovy dip with pineapple'],
      about: ['Mắm cá cơm xay, dứa băm, tỏi ớt; mở nắp là cuốn bánh tráng được ngay.', 'Ground anchovies with chopped pineapple, garlic and chilli, ready for fresh rolls.'],
      contents: ['Cá cơm, dứa, tỏi, ớt, đường, muối.', 'Anchovies, pineapple, garlic, chilli, sugar, salt.'],
      producer: 'namO', price: 58_000, net: 350, packed: 620, stock: 132, sold: 710, art: 'jar+shrimp', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Mắm tôm Ba Làng', 'Ba Lang fermented shrimp paste'],
      about: ['Tím sẫm, đánh chanh bông trắng là có mẹt bún đậu đúng vị.', 'Deep purple; whisk it with lime until white and your tofu noodles taste as they should.'],
      contents: ['Moi biển, muối.', 'Krill, salt.'],
      producer: 'haThanh', price: 55_000, net: 500, packed: 820, stock: 104, sold: 880, art: 'jar+shrimp', type: 'MUST_BE_PACKAGED', priority: '1',
    },
    {
      name: ['Mắm cá linh Châu Đốc', 'Chau Doc fermented mud carp'],
      about: ['Cá linh non ủ thính, nấu lẩu mắm hay chưng thịt trứng.', 'Young river fish matured with roasted rice, for hotpot or a steamed custard.'],
      contents: ['Cá linh, thính gạo, đường thốt nốt, muối.', 'Mud carp, roasted rice, palm sugar, salt.'],
      producer: 'mienTay', price: 86_000, net: 500, packed: 820, stock: 67, sold: 360, art: 'amphora+fish', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Tương bần Hưng Yên', 'Hung Yen soybean sauce'],
      about: ['Đậu nành rang ủ mốc nếp trong chum, ngọt hậu, chấm rau muống luộc.', 'Roasted soybeans and sticky rice matured in jars, sweet at the end, for boiled greens.'],
      contents: ['Đậu nành, nếp, muối.', 'Soybeans, sticky rice, salt.'],
      producer: 'thanhDong', price: 48_000, net: 500, packed: 860, stock: 156, sold: 430, art: 'jar+hot-pepper', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Tương ớt Hội An xay mè', 'Hoi An chilli sauce with sesame'],
      about: ['Ớt sim xay với mè và tỏi phi, cay thơm, ăn mì Quảng không thể thiếu.', 'Small chillies ground with sesame and fried garlic; noodles in Hoi An are never without it.'],
      contents: ['Ớt, mè, tỏi, dầu, đường, muối.', 'Chilli, sesame, garlic, oil, sugar, salt.'],
      producer: 'baThanh', price: 45_000, net: 250, packed: 480, stock: 210, sold: 1_240, art: 'jar+hot-pepper', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Sa tế tôm dầu điều', 'Prawn satay in annatto oil'],
      about: ['Sả, ớt và tôm khô phi dầu điều, múc một muỗng là lẩu đỏ au.', 'Lemongrass, chilli and dried shrimp fried in annatto oil; one spoon reddens a whole pot.'],
      contents: ['Sả, ớt, tôm khô, dầu điều, tỏi, muối.', 'Lemongrass, chilli, dried shrimp, annatto oil, garlic, salt.'],
      producer: 'chuSe', price: 52_000, net: 220, packed: 420, stock: 176, sold: 930, art: 'jar+hot-pepper', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Nước màu dừa Bến Tre', 'Ben Tre coconut caramel'],
      about: ['Thắng từ nước dừa già sáu tiếng, kho cá lên màu nâu óng không gắt.', 'Old coconut water reduced for six hours; gives braises a glossy brown without bitterness.'],
      contents: ['Nước dừa.', 'Coconut water.'],
      producer: 'xuDua', price: 42_000, net: 250, packed: 470, stock: 190, sold: 660, art: 'jar+hot-pepper', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Giấm gạo nếp ủ chum', 'Clay-jar sticky rice vinegar'],
      about: ['Rượu nếp lên giấm tự nhiên sáu tháng, chua êm, làm dưa món rất trong.', 'Rice wine turned by itself over six months; soft acidity that keeps pickles clear.'],
      contents: ['Nếp, men, nước.', 'Sticky rice, yeast, water.'],
      producer: 'haiTan', price: 39_000, net: 500, packed: 900, stock: 88, sold: 270, art: 'amphora+fish', type: 'MUST_BE_PACKAGED', isDeleted: true,
    },
  ],
};
