import type { CategoryData } from '../product-data.ts';

export const vegetables: CategoryData = {
  slug: 'rau-cu-tuoi',
  type: 'FRESH_FOOD',
  name: ['Rau củ, rau thơm', 'Vegetables & herbs'],
  art: 'leafy-green',
  usage: ['Nhặt bỏ lá úa, rửa ba lần nước, để ráo rồi bọc giấy thấm cất ngăn mát.', 'Pick out wilted leaves, wash three times, drain, and keep in paper in the fridge.'],
  storage: ['4–8 °C trong túi đục lỗ.', '4–8 °C in a bag with holes.'],
  warnings: ['Rau củ tươi cần kiểm dịch ở một số nước; xem bảng cước trước khi đặt.', 'Fresh vegetables need a plant health check in some countries; see the rate table before you order.'],
  shelfLifeDays: 8,
  gramsPerLitre: 260,
  products: [
    {
      name: ['Rau muống non thủy canh', 'Young hydroponic water spinach'],
      about: ['Cọng giòn lá nhỏ, xào tỏi hay luộc chấm sấu đều xanh.', 'Crisp stems and small leaves that stay green, stir-fried with garlic or boiled.'],
      producer: 'langbiang', price: 38_000, net: 500, packed: 700, stock: 66, sold: 410, art: 'leafy-green+droplet', type: 'MUST_BE_PACKAGED', shelfLifeDays: 4,
    },
    {
      name: ['Rổ rau thơm sống đủ bảy loại', 'Basket of seven raw herbs'],
      about: ['Tía tô, kinh giới, húng quế, ngò gai, rau răm, diếp cá và húng lủi.', 'Perilla, lemon balm, Thai basil, sawtooth herb, Vietnamese coriander, fish mint and spearmint.'],
      producer: 'langbiang', price: 65_000, net: 300, packed: 550, stock: 43, sold: 620, art: 'leafy-green+droplet', type: 'MUST_BE_PACKAGED', priority: '1', shelfLifeDays: 4,
    },
    {
      name: ['Khoai môn Lệ Phố', 'Le Pho taro'],
      about: ['Ruột tím vân, dẻo bùi, nấu canh sườn hay chiên rế.', 'Purple-veined and mealy, for rib soup or taro nests.'],
      producer: 'langbiang', price: 72_000, net: 2_000, packed: 2_300, stock: 58, sold: 230, art: 'potato+basket', type: 'HEAVY', shelfLifeDays: 30,
    },
    {
      name: ['Củ sen tươi Đồng Tháp', 'Fresh lotus root'],
      about: ['Đốt ngắn giòn, hầm giò heo hay làm gỏi tôm thịt.', 'Short crisp sections, for a broth of pork knuckle or a salad with prawns.'],
      producer: 'saDec', price: 88_000, net: 1_000, packed: 1_300, stock: 35, sold: 190, art: 'potato+basket', type: 'MUST_BE_PACKAGED', shelfLifeDays: 14,
    },
    {
      name: ['Măng tươi luộc sẵn Yên Bái', 'Boiled bamboo shoots from Yen Bai'],
      about: ['Luộc ba nước hết đắng, hút chân không, xé sợi nấu bún ngan.', 'Boiled three times until no bitterness is left, vacuum-packed; shred them for duck noodle soup.'],
      producer: 'namRung', price: 54_000, net: 1_000, packed: 1_200, stock: 97, sold: 530, art: 'leafy-green+droplet', shelfLifeDays: 120,
    },
    {
      name: ['Hoa chuối bào sợi', 'Shaved banana blossom'],
      about: ['Ngâm chanh giữ trắng, ăn bún bò, gỏi gà đều giòn.', 'Kept white in lime water; crunchy in beef noodle soup or chicken salad.'],
      producer: 'caiBe', price: 45_000, net: 300, packed: 500, stock: 52, sold: 310, art: 'leafy-green+droplet', type: 'MUST_BE_PACKAGED', shelfLifeDays: 6,
    },
    {
      name: ['Bông điên điển mùa nước nổi', 'Sesbania flowers of the flood season'],
      about: ['Hái sớm khi hoa còn búp, nấu canh chua cá linh vàng cả nồi.', 'Picked in bud; they turn a pot of sour fish soup golden.'],
      producer: 'mienTay', price: 98_000, net: 300, packed: 550, stock: 12, sold: 140, art: 'leafy-green+droplet', type: 'HARD_TO_GET', priority: 'LIMITED', shelfLifeDays: 4,
    },
    {
      name: ['Atiso Đà Lạt nguyên bông', 'Whole Da Lat artichokes'],
      about: ['Bông to cánh khép, hầm giò heo hay nấu nước uống mát gan.', 'Large closed heads for a broth or a cooling tea.'],
      producer: 'langbiang', price: 115_000, net: 1_000, packed: 1_300, stock: 28, sold: 220, art: 'potato+basket', type: 'MUST_BE_PACKAGED', shelfLifeDays: 10,
    },
    {
      name: ['Bắp nếp tím Ban Mê', 'Purple sticky corn'],
      about: ['Hạt dẻo thơm, hấp mười phút, mười trái một thùng.', 'Sticky fragrant kernels, ten minutes of steam; ten cobs in a box.'],
      producer: 'eDe', price: 68_000, net: 2_500, packed: 2_800, stock: 61, sold: 260, art: 'potato+basket', type: 'HEAVY',
    },
    {
      name: ['Nghệ tươi Chí Tân', 'Chi Tan fresh turmeric'],
      about: ['Nghệ đỏ Hưng Yên, củ già nhiều tinh dầu.', 'Red turmeric from Hung Yen, old roots rich in oil.'],
      producer: 'lucNgan', price: 58_000, net: 1_000, packed: 1_150, stock: 76, sold: 240, art: 'potato+basket', shelfLifeDays: 45,
    },
    {
      name: ['Lá dong gói bánh Tràng Cát', 'Dong leaves from Trang Cat'],
      about: ['Lá bánh tẻ bản rộng, năm mươi lá một bó, đủ gói mười cặp bánh chưng.', 'Broad leaves of the right age, fifty to a bundle, enough for twenty chung cakes.'],
      producer: 'uocLe', price: 78_000, net: 1_000, packed: 1_200, stock: 110, sold: 570, art: 'leafy-green+droplet', priority: 'LIMITED', shelfLifeDays: 14,
    },
  ],
};
