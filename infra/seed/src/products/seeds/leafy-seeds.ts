import type { CategoryData } from '../product-data.ts';

export const leafySeeds: CategoryData = {
  slug: 'hat-giong-rau-an-la',
  type: 'SEEDS',
  name: ['Hạt giống rau ăn lá', 'Leafy vegetable seeds'],
  art: 'seedling',
  usage: ['Ngâm nước ấm 4–6 giờ, gieo sâu 1 cm, giữ ẩm đến khi nảy mầm sau 3–7 ngày.', 'Soak for 4–6 hours in warm water, sow 1 cm deep, keep moist; sprouts after 3–7 days.'],
  storage: ['Khô mát dưới 20 °C, dùng trong một vụ sau khi mở.', 'Dry, below 20 °C; use within one season of opening.'],
  warnings: ['Hạt giống để gieo, không ăn. Nhiều nước đòi giấy kiểm dịch thực vật.', 'For sowing, not for eating. Many countries ask for a plant health certificate.'],
  shelfLifeDays: 730,
  gramsPerLitre: 300,
  products: [
    {
      name: ['Hạt rau muống lá tre', 'Bamboo-leaf water spinach seeds'],
      about: ['Lá nhỏ thân giòn, cắt ba lứa, trồng thùng xốp ban công được.', 'Narrow leaves and crisp stems; three cuttings, even from a box on the balcony.'],
      producer: 'cuChi', price: 22_000, net: 50, packed: 70, stock: 640, sold: 2_080, art: 'seedling+leafy-green', priority: '1',
    },
    {
      name: ['Hạt cải ngọt đuôi phụng', 'Choy sum seeds'],
      about: ['Ba mươi ngày thu hoạch, chịu lạnh 8 °C, xào bò ngọt lịm.', 'Ready in thirty days, stands 8 °C, sweet in a stir-fry.'],
      producer: 'cuChi', price: 18_000, net: 20, packed: 40, stock: 520, sold: 1_260, art: 'seedling+leafy-green',
    },
    {
      name: ['Hạt mồng tơi lá to', 'Large-leaf Malabar spinach seeds'],
      about: ['Leo giàn xanh mướt, nấu canh cua mát ruột ngày hè.', 'Climbs into a green wall; the leaves make the soup of every Vietnamese summer.'],
      producer: 'cuChi', price: 20_000, net: 30, packed: 50, stock: 430, sold: 980, art: 'seedling+leafy-green',
    },
    {
      name: ['Hạt rau dền đỏ', 'Red amaranth seeds'],
      about: ['Gieo dày ăn non, luộc nước đỏ như son, dễ sống.', 'Sow thickly and eat young; turns the broth crimson and grows anywhere.'],
      producer: 'cuChi', price: 16_000, net: 20, packed: 40, stock: 0, sold: 610, art: 'potted-plant+herb',
    },
    {
      name: ['Hạt cải bẹ xanh Mường Thanh', 'Muong Thanh mustard greens seeds'],
      about: ['Giống bản địa cay nhẹ, muối dưa giòn lâu.', 'An heirloom with some heat, crunchy for weeks when pickled.'],
      producer: 'muongThanh', price: 24_000, net: 20, packed: 40, stock: 300, sold: 540, art: 'potted-plant+herb',
    },
    {
      name: ['Hạt cải thìa lùn ngồi', 'Dwarf bok choy seeds'],
      about: ['Cây cao một gang, bẹ trắng dày, hợp chậu nhỏ.', 'A hand high with thick white stems, made for small pots.'],
      producer: 'cuChi', price: 18_000, net: 20, packed: 40, stock: 390, sold: 720, art: 'potted-plant+herb',
    },
    {
      name: ['Hạt xà lách búp Đà Lạt', 'Da Lat head lettuce seeds'],
      about: ['Cuộn chặt, giòn ngọt, gieo được quanh năm nơi mát.', 'Tight, crisp and sweet; all year round where it is cool.'],
      producer: 'langbiang', price: 26_000, net: 5, packed: 25, stock: 260, sold: 480, art: 'seedling+leafy-green',
    },
    {
      name: ['Hạt rau đay đỏ', 'Red jute mallow seeds'],
      about: ['Lá nhớt ngọt, bạn thân của mồng tơi trong nồi canh cua.', 'Silky leaves, the best friend of Malabar spinach in crab soup.'],
      producer: 'cuChi', price: 17_000, net: 20, packed: 40, stock: 280, sold: 390, art: 'seedling+leafy-green',
    },
    {
      name: ['Hạt cải cúc tần ô', 'Garland chrysanthemum seeds'],
      about: ['Thơm nhẹ, nhúng lẩu, chịu rét tốt, cắt tỉa hai lần.', 'Mildly fragrant, for hotpots; hardy, and cut twice.'],
      producer: 'langbiang', price: 19_000, net: 10, packed: 30, stock: 310, sold: 450, art: 'seedling+leafy-green',
    },
    {
      name: ['Hạt bồ công anh rau', 'Leaf dandelion seeds'],
      about: ['Lá non trộn gỏi, lá già nấu nước, sống nhiều năm.', 'Young leaves for salads, old ones for tea; it comes back every year.'],
      producer: 'muongThanh', price: 28_000, net: 5, packed: 25, stock: 145, sold: 210, art: 'seedling+leafy-green',
    },
    {
      name: ['Bộ gieo rau mầm sáu vị tại bếp', 'Kitchen sprouting kit with six seeds'],
      about: ['Khay, giấy ẩm và sáu loại hạt, bảy ngày có rau ăn.', 'A tray, moist paper and six kinds of seed; greens in seven days.'],
      producer: 'cuChi', price: 145_000, sale: 125_000, net: 400, packed: 620, stock: 76, sold: 340, art: 'potted-plant+herb', priority: 'SPECIAL',
    },
  ],
};
