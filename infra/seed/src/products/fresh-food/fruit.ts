import type { CategoryData } from '../product-data.ts';

export const fruit: CategoryData = {
  slug: 'trai-cay-tuoi',
  type: 'FRESH_FOOD',
  name: ['Trái cây tươi', 'Fresh fruit'],
  art: 'mango',
  usage: ['Để nơi thoáng cho chín tới rồi mới cất ngăn mát. Rửa ngay trước khi ăn.', 'Let it ripen in an airy place before it goes to the fridge. Wash just before eating.'],
  storage: ['8–12 °C, không để chung với chuối và sầu riêng.', '8–12 °C, apart from bananas and durian.'],
  warnings: ['Một số nước cấm mang quả tươi; xem bảng cước trước khi đặt.', 'Some countries do not admit fresh fruit; see the rate table before you order.'],
  shelfLifeDays: 12,
  gramsPerLitre: 380,
  products: [
    {
      name: ['Xoài cát Hoà Lộc', 'Hoa Loc mangoes'],
      about: ['Thịt mịn không xơ, thơm ngọt đậm, chọn trái từ 400 g trở lên.', 'Smooth flesh without fibres, deeply sweet; only fruit of 400 g and more.'],
      producer: 'caiBe', price: 165_000, net: 2_000, packed: 2_400, stock: 64, sold: 880, art: 'mango+pineapple', type: 'MUST_BE_PACKAGED', priority: '1',
    },
    {
      name: ['Vải thiều Lục Ngạn', 'Luc Ngan lychees'],
      about: ['Hái sáng sớm, ngâm nước đá giữ vỏ đỏ, cùi dày hạt nhỏ.', 'Picked at dawn and chilled in ice water: red skins, thick flesh, tiny stones.'],
      producer: 'lucNgan', price: 145_000, net: 2_000, packed: 2_500, stock: 0, sold: 1_260, art: 'cherries+strawberry', type: 'MUST_BE_PACKAGED', priority: 'LIMITED', shelfLifeDays: 7,
    },
    {
      name: ['Sầu riêng Ri6 tách múi', 'Ri6 durian, shelled'],
      about: ['Cơm vàng hạt lép, hút chân không hai lớp để không bay mùi.', 'Golden flesh around small stones, vacuum-packed twice so that the smell stays inside.'],
      producer: 'caiBe', price: 350_000, net: 500, packed: 900, stock: 38, sold: 740, art: 'melon+leafy-green', type: 'MUST_BE_PACKAGED', priority: 'SPECIAL', shelfLifeDays: 90,
    },
    {
      name: ['Bưởi da xanh Bến Tre', 'Ben Tre green-skin pomelos'],
      about: ['Tép hồng ráo nước, ngọt thanh không the, để được cả tháng.', 'Pink dry segments, sweet and never bitter; keeps for a month.'],
      producer: 'caiBe', price: 120_000, net: 1_500, packed: 1_800, stock: 82, sold: 560, art: 'melon+leafy-green', type: 'HEAVY', shelfLifeDays: 30,
    },
    {
      name: ['Măng cụt Cầu Kè', 'Cau Ke mangosteens'],
      about: ['Vỏ tím mỏng, múi trắng chua ngọt, bóp nhẹ là mở.', 'Thin purple shells that open with a squeeze, white sweet-sour segments.'],
      producer: 'caiBe', price: 190_000, net: 2_000, packed: 2_400, stock: 26, sold: 330, art: 'cherries+strawberry', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Nhãn lồng Hưng Yên', 'Hung Yen longans'],
      about: ['Nhãn tiến vua, cùi dày hai lớp, nước ngọt như mật.', 'The longan once sent to kings: flesh in two layers and juice like honey.'],
      producer: 'lucNgan', price: 135_000, net: 2_000, packed: 2_400, stock: 47, sold: 410, art: 'tangerine+leafy-green', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Thanh long Bình Thuận ruột trắng', 'White dragon fruit from Binh Thuan'],
      about: ['Trái đều 500 g, tai xanh cứng, vị mát nhẹ.', 'Even fruit of 500 g with stiff green scales, mild and refreshing.'],
      producer: 'phanThiet', price: 85_000, net: 3_000, packed: 3_400, stock: 90, sold: 370, art: 'mango+pineapple', type: 'HEAVY',
    },
    {
      name: ['Cam sành Hà Giang', 'Ha Giang king oranges'],
      about: ['Vỏ sần xanh vàng, mọng nước, vắt một ly cần đúng ba trái.', 'Rough skins and a great deal of juice: three of them fill a glass.'],
      producer: 'hoangSuPhi', price: 98_000, net: 3_000, packed: 3_400, stock: 73, sold: 290, art: 'tangerine+leafy-green', type: 'HEAVY', shelfLifeDays: 21,
    },
    {
      name: ['Mãng cầu xiêm Bến Tre', 'Ben Tre soursop'],
      about: ['Chín mềm múc ăn với sữa, hay đánh sinh tố chua ngọt.', 'Scoop it with milk when soft, or blend it into a sweet-sour smoothie.'],
      producer: 'caiBe', price: 110_000, net: 1_500, packed: 1_900, stock: 21, sold: 120, art: 'melon+leafy-green', type: 'MUST_BE_PACKAGED', shelfLifeDays: 6,
    },
    {
      name: ['Dâu tây Mộc Châu', 'Moc Chau strawberries'],
      about: ['Trồng nhà lưới, hái chín tám phần, xếp một lớp trong hộp xốp.', 'Grown under nets, picked almost ripe and laid out in one layer.'],
      producer: 'langbiang', price: 180_000, sale: 155_000, net: 500, packed: 800, stock: 34, sold: 300, art: 'cherries+strawberry', type: 'MUST_BE_PACKAGED', shelfLifeDays: 5,
    },
    {
      name: ['Dừa xiêm gọt trọng', 'Trimmed young coconuts'],
      about: ['Gọt vỏ còn sọ trắng, cắm ống hút là uống, sáu trái một thùng.', 'Peeled to the white shell, ready for a straw; six in a box.'],
      producer: 'xuDua', price: 150_000, net: 4_800, packed: 5_600, stock: 58, sold: 450, art: 'coconut+tropical-drink', type: 'HEAVY', shelfLifeDays: 20,
    },
  ],
};
