import type { CategoryData } from '../product-data.ts';

export const ricePaper: CategoryData = {
  slug: 'banh-trang-banh-phong',
  type: 'PACKAGED_FOOD',
  name: ['Bánh tráng, bánh phồng', 'Rice paper & crackers'],
  art: 'rice-cracker',
  usage: [
    'Mở gói dùng ngay hoặc nhúng qua nước, nướng giòn tuỳ loại. Buộc kín miệng túi sau mỗi lần dùng để bánh không bị ỉu.',
    'Eat straight from the bag, dip in water or toast, depending on the kind. Tie the bag well after each use so that it stays crisp.',
  ],
  storage: ['Nơi khô ráo, thoáng mát, tránh nắng.', 'Keep dry and cool, away from sunlight.'],
  shelfLifeDays: 180,
  gramsPerLitre: 220,
  products: [
    {
      name: ['Bánh tráng', 'Plain rice paper'],
      about: ['Bánh tráng gạo mỏng tròn 22 cm, dai vừa, không bở khi cuốn gỏi hay chả giò.', 'Thin round sheets of 22 cm that stay supple when rolled, for fresh rolls and fried rolls alike.'],
      contents: ['Gạo tẻ, bột khoai mì, muối, nước.', 'Rice, tapioca starch, salt, water.'],
      producer: 'coBa', price: 32_000, net: 500, packed: 560, stock: 410, sold: 3_620, art: 'flatbread+sheaf-of-rice', priority: '1',
    },
    {
      name: ['Bánh tráng dẻo tôm Tây Ninh', 'Tay Ninh soft rice paper with shrimp salt'],
      about: ['Bánh dẻo cắt sợi trộn muối tôm, tép sấy và hành phi, vị mặn ngọt cay nhẹ.', 'Soft ribbons tossed with shrimp salt, dried baby shrimp and fried shallots; salty, sweet and a little hot.'],
      contents: ['Bánh tráng gạo, muối tôm, tép sấy, hành phi, dầu điều, ớt.', 'Rice paper, shrimp salt, dried baby shrimp, fried shallots, annatto oil, chilli.'],
      producer: 'coBa', price: 78_000, sale: 65_000, net: 500, packed: 560, stock: 128, sold: 3_340, art: 'rice-cracker+shrimp', priority: '1', shelfLifeDays: 90,
    },
    {
      name: ['Bánh tráng phơi sương Trảng Bàng', 'Dew-softened rice paper from Trang Bang'],
      about: ['Bánh nướng rồi phơi sương đêm cho mềm lại, cuốn rau rừng và thịt luộc không cần nhúng nước.', 'Toasted, then laid out in the night dew until soft, so it wraps pork and wild herbs without any soaking.'],
      contents: ['Gạo, muối, nước.', 'Rice, salt, water.'],
      producer: 'coBa', price: 55_000, net: 400, packed: 450, stock: 96, sold: 870, art: 'flatbread+sheaf-of-rice', shelfLifeDays: 30,
    },
    {
      name: ['Bánh tráng mè đen nướng sẵn Bình Định', 'Toasted black sesame rice crackers, Binh Dinh'],
      about: ['Bánh dày rắc mè đen, nướng than giòn rụm, bẻ ăn với mì Quảng hoặc gỏi.', 'Thick crackers full of black sesame, toasted over charcoal; break them over noodles or salads.'],
      contents: ['Gạo, mè đen, nước cốt dừa, muối.', 'Rice, black sesame, coconut milk, salt.'],
      producer: 'myLong', price: 48_000, net: 300, packed: 420, stock: 150, sold: 640, art: 'rice-cracker+coconut',
    },
    {
      name: ['Bánh tráng sữa dừa Mỹ Lồng', 'My Long coconut milk rice crackers'],
      about: ['Bánh tráng béo nước cốt dừa, thơm mè trắng, nướng lên phồng đều và giòn tan.', 'Rich with coconut milk and white sesame; they puff evenly when toasted and melt on the tongue.'],
      contents: ['Gạo, nước cốt dừa, mè trắng, đường, muối.', 'Rice, coconut milk, white sesame, sugar, salt.'],
      producer: 'myLong', price: 62_000, net: 400, packed: 520, stock: 88, sold: 930, art: 'rice-cracker+coconut',
    },
    {
      name: ['Bánh phồng tôm Sa Đéc', 'Sa Dec prawn crackers'],
      about: ['Bánh phồng chưa chiên, nhiều thịt tôm, thả vào dầu nóng là nở gấp ba.', 'Uncooked crackers with plenty of prawn; in hot oil they grow to three times their size.'],
      contents: ['Bột khoai mì, tôm 25%, tỏi, đường, muối, tiêu.', 'Tapioca starch, prawn 25%, garlic, sugar, salt, pepper.'],
      producer: 'haiTan', price: 52_000, net: 400, packed: 460, stock: 230, sold: 1_510, art: 'rice-cracker+shrimp', shelfLifeDays: 365,
    },
    {
      name: ['Bánh phồng nếp Sơn Đốc', 'Son Doc sticky rice puffs'],
      about: ['Nếp quết tay cùng nước cốt dừa, nướng than phồng xốp, ngọt dịu.', 'Sticky rice pounded by hand with coconut milk, toasted until light and gently sweet.'],
      contents: ['Nếp, nước cốt dừa, đường, mè.', 'Sticky rice, coconut milk, sugar, sesame.'],
      producer: 'myLong', price: 58_000, net: 350, packed: 480, stock: 64, sold: 410, art: 'rice-cracker+coconut',
    },
    {
      name: ['Bánh tráng rế cuốn chả giò', 'Lace rice paper for fried rolls'],
      about: ['Bánh đan lưới, chiên lên giòn xốp và không thấm dầu.', 'Woven like lace; it fries up airy and crisp and takes on little oil.'],
      contents: ['Bột gạo, bột khoai mì, muối.', 'Rice flour, tapioca starch, salt.'],
      producer: 'haiTan', price: 39_000, net: 300, packed: 380, stock: 175, sold: 720, art: 'flatbread+sheaf-of-rice',
    },
    {
      name: ['Bánh tráng cuộn bơ tỏi ớt', 'Rice paper rolls with garlic butter and chilli'],
      about: ['Cuộn nhỏ tẩm bơ, tỏi phi và ớt khô, ăn vặt không ngừng tay.', 'Bite-sized rolls in butter, fried garlic and dried chilli, very hard to stop eating.'],
      contents: ['Bánh tráng, bơ, tỏi, ớt, đường, muối tôm.', 'Rice paper, butter, garlic, chilli, sugar, shrimp salt.'],
      producer: 'coBa', price: 68_000, sale: 59_000, net: 250, packed: 300, stock: 204, sold: 1_080, art: 'rice-cracker+shrimp', shelfLifeDays: 90,
    },
    {
      name: ['Bánh đa vừng Kẻ Sặt', 'Ke Sat sesame crackers'],
      about: ['Bánh đa Hải Dương to bằng cái mâm, vừng rắc dày, đóng hộp cứng chống vỡ.', 'Crackers as wide as a tray from Hai Duong, thick with sesame, packed in a stiff box against breaking.'],
      contents: ['Gạo, vừng trắng, lạc, muối.', 'Rice, white sesame, peanuts, salt.'],
      producer: 'haThanh', price: 85_000, net: 500, packed: 900, stock: 40, sold: 260, art: 'rice-cracker+coconut', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Bánh ướt khô Phú Hoà Đa', 'Dried Phu Hoa Da rice sheets'],
      about: ['Nhúng nước ấm mười giây là mềm, cuốn thịt heo luộc và giá như ở Phú Yên.', 'Ten seconds in warm water make them soft; roll them with boiled pork and bean sprouts as in Phu Yen.'],
      contents: ['Gạo tẻ, muối, nước.', 'Rice, salt, water.'],
      producer: 'baThanh', price: 36_000, net: 450, packed: 500, stock: 0, sold: 380, art: 'flatbread+sheaf-of-rice',
    },
  ],
};
