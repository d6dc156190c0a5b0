import type { CategoryData } from '../product-data.ts';

export const noodles: CategoryData = {
  slug: 'mi-bun-pho-kho',
  type: 'PACKAGED_FOOD',
  name: ['Mì, bún, phở khô', 'Dried noodles'],
  art: 'steaming-bowl',
  usage: [
    'Ngâm nước lạnh 15 phút rồi luộc sôi 3–5 phút, xả nước cho sợi tơi trước khi chan.',
    'Soak for 15 minutes in cold water, boil for 3–5 minutes and rinse so that the strands stay apart.',
  ],
  storage: ['Nơi khô ráo, đậy kín sau khi mở.', 'Keep dry and close well after opening.'],
  shelfLifeDays: 365,
  gramsPerLitre: 320,
  products: [
    {
      name: ['Bún bò Huế khô gói 5', 'Hue beef noodle kit, five bowls'],
      about: ['Năm vắt bún sợi to kèm gói ruốc sả và dầu màu, chỉ cần thêm thịt bò và rau.', 'Five nests of thick noodles with lemongrass shrimp paste and red oil; just add beef and greens.'],
      contents: ['Bún gạo, ruốc Huế, sả, ớt, dầu điều, muối.', 'Rice noodles, Hue shrimp paste, lemongrass, chilli, annatto oil, salt.'],
      producer: 'coDo', price: 98_000, sale: 88_000, net: 600, packed: 720, stock: 160, sold: 2_090, art: 'steaming-bowl+hot-pepper', priority: '1',
    },
    {
      name: ['Phở khô Hà Nội sợi nhỏ', 'Hanoi dried pho noodles, thin cut'],
      about: ['Sợi phở cắt mảnh, phơi ngoài trời, trụng nhanh vẫn giữ độ dai.', 'Fine flat noodles dried in the open air that keep their bite after a quick blanch.'],
      contents: ['Gạo tẻ, muối, nước.', 'Rice, salt, water.'],
      producer: 'haThanh', price: 42_000, net: 500, packed: 560, stock: 340, sold: 2_050, art: 'steaming-bowl+herb', priority: '1',
    },
    {
      name: ['Mì Quảng lá khô nghệ tươi', 'Quang noodles with fresh turmeric'],
      about: ['Sợi mì bản to, vàng màu nghệ tươi, ăn kèm bánh tráng nướng và đậu phộng.', 'Broad noodles, golden with fresh turmeric, to be served with toasted crackers and peanuts.'],
      contents: ['Gạo, nghệ tươi, dầu phộng, muối.', 'Rice, fresh turmeric, peanut oil, salt.'],
      producer: 'baThanh', price: 46_000, net: 500, packed: 570, stock: 190, sold: 980, art: 'steaming-bowl+herb',
    },
    {
      name: ['Hủ tiếu dai Sa Đéc', 'Sa Dec chewy rice noodles'],
      about: ['Làm từ bột gạo Sa Đéc lọc kỹ, nấu nước hay trộn khô đều ngon.', 'Made from the finely washed rice flour of Sa Dec; good in broth and just as good dry.'],
      contents: ['Bột gạo, bột lọc, muối.', 'Rice flour, tapioca starch, salt.'],
      producer: 'haiTan', price: 44_000, net: 500, packed: 560, stock: 220, sold: 1_130, art: 'steaming-bowl+herb',
    },
    {
      name: ['Miến dong Bình Liêu', 'Binh Lieu canna glass noodles'],
      about: ['Củ dong trồng trên núi Quảng Ninh, sợi miến trong, nấu không nát.', 'From canna roots grown in the hills of Quang Ninh; clear strands that never fall apart.'],
      contents: ['Bột dong riềng nguyên chất.', 'Pure canna starch.'],
      producer: 'haThanh', price: 75_000, net: 500, packed: 600, stock: 140, sold: 760, art: 'steaming-bowl+brown-mushroom',
    },
    {
      name: ['Bánh canh bột lọc khô Nam Phổ', 'Nam Pho dried tapioca noodles'],
      about: ['Sợi tròn dẻo trong, nấu với tôm cua thành tô bánh canh sánh kiểu Huế.', 'Round clear strands that turn into the thick prawn and crab soup of Hue.'],
      contents: ['Bột lọc, bột gạo, muối.', 'Tapioca starch, rice flour, salt.'],
      producer: 'coDo', price: 49_000, net: 400, packed: 460, stock: 85, sold: 340, art: 'steaming-bowl+hot-pepper',
    },
    {
      name: ['Bún gạo lứt đỏ', 'Red brown-rice vermicelli'],
      about: ['Xay từ gạo lứt đỏ còn cám, sợi thơm và no lâu, hợp người ăn kiêng.', 'Milled from red rice with its bran; nutty, filling and kind to those who watch their sugar.'],
      contents: ['Gạo lứt đỏ, muối.', 'Red brown rice, salt.'],
      producer: 'haiTan', price: 54_000, net: 500, packed: 560, stock: 260, sold: 890, art: 'steaming-bowl+brown-mushroom',
    },
    {
      name: ['Mì chũ Lục Ngạn năm màu', 'Five-colour noodles from Luc Ngan'],
      about: ['Nhuộm bằng gấc, lá dứa, hoa đậu biếc, nghệ và gạo lứt, đẹp mắt cho trẻ nhỏ.', 'Coloured with gac fruit, pandan, butterfly pea, turmeric and brown rice; children love them.'],
      contents: ['Gạo bao thai, gấc, lá dứa, hoa đậu biếc, nghệ.', 'Bao Thai rice, gac fruit, pandan, butterfly pea flower, turmeric.'],
      producer: 'lucNgan', price: 66_000, net: 500, packed: 580, stock: 118, sold: 450, art: 'steaming-bowl+brown-mushroom', priority: 'SPECIAL',
    },
    {
      name: ['Cháo cá lóc ăn liền hộp giấy', 'Instant snakehead fish congee cup'],
      about: ['Gạo rang, cá lóc sấy và rau đắng khô; rót nước sôi đợi bốn phút.', 'Roasted rice, dried snakehead fish and bitter herb; pour on boiling water and wait four minutes.'],
      contents: ['Gạo, cá lóc sấy 12%, rau đắng, hành, tiêu, muối.', 'Rice, dried snakehead fish 12%, bitter herb, onion, pepper, salt.'],
      producer: 'mienTay', price: 28_000, net: 70, packed: 110, stock: 480, sold: 1_340, art: 'takeout-box+fish', shelfLifeDays: 240,
    },
    {
      name: ['Mì trứng tươi sấy Chợ Lớn', 'Cho Lon dried egg noodles'],
      about: ['Mì vắt kiểu người Hoa, nhiều trứng, trụng một phút cho sợi giòn dai.', 'Chinatown egg noodles in nests, rich in egg, springy after one minute of blanching.'],
      contents: ['Bột mì, trứng vịt 18%, muối, nước tro.', 'Wheat flour, duck egg 18%, salt, lye water.'],
      producer: 'choLon', price: 58_000, net: 450, packed: 540, stock: 130, sold: 610, art: 'takeout-box+fish',
    },
    {
      name: ['Bánh đa cua Hải Phòng', 'Hai Phong brown noodles for crab soup'],
      about: ['Sợi bánh nâu thắng từ đường mía, dày và dẻo, không thể thiếu trong tô bánh đa cua.', 'Brown with cane caramel, thick and soft: the noodle without which there is no Hai Phong crab soup.'],
      contents: ['Gạo, đường mía thắng, muối.', 'Rice, cane caramel, salt.'],
      producer: 'haThanh', price: 47_000, net: 500, packed: 560, stock: 175, sold: 690, art: 'steaming-bowl+hot-pepper',
    },
  ],
};
