import type { CategoryData } from '../product-data.ts';

export const hairCare: CategoryData = {
  slug: 'cham-soc-toc',
  type: 'COSMETICS',
  name: ['Chăm sóc tóc', 'Hair care'],
  art: 'shower',
  usage: ['Massage da đầu ba phút rồi xả sạch; dùng hai đến ba lần một tuần.', 'Massage into the scalp for three minutes, then rinse; two or three times a week.'],
  storage: ['Đậy kín, để nơi thoáng.', 'Keep closed in an airy place.'],
  warnings: ['Tránh tiếp xúc với mắt.', 'Avoid contact with the eyes.'],
  shelfLifeDays: 730,
  gramsPerLitre: 700,
  products: [
    {
      name: ['Dầu gội bồ kết vỏ bưởi', 'Soapberry and pomelo shampoo'],
      about: ['Nấu thủ công từ bồ kết nướng, vỏ bưởi và sả, sạch gàu, tóc đen.', 'Hand-brewed from roasted honey locust, pomelo peel and lemongrass, for a clean scalp and dark hair.'],
      contents: ['Bồ kết, vỏ bưởi, sả, hương nhu, dừa béo.', 'Honey locust, pomelo peel, lemongrass, holy basil, coconut surfactant.'],
      producer: 'nhaMe', price: 155_000, net: 500, packed: 640, stock: 190, sold: 1_560, art: 'lotion-bottle+leafy-green', priority: '1',
    },
    {
      name: ['Tinh dầu bưởi xịt mọc tóc', 'Pomelo hair tonic spray'],
      about: ['Xịt chân tóc sáng tối, giảm rụng sau ba tháng kiên trì.', 'Spray on the roots twice a day; less hair in the comb after three patient months.'],
      contents: ['Tinh dầu vỏ bưởi, panthenol, nước.', 'Pomelo peel oil, panthenol, water.'],
      producer: 'nhaMe', price: 128_000, net: 140, packed: 220, stock: 260, sold: 1_880, art: 'lotion-bottle+leafy-green', priority: '1',
    },
    {
      name: ['Dầu xả hoa nhài nước vo gạo', 'Jasmine and rice water conditioner'],
      about: ['Nước vo gạo lên men giúp sợi tóc mượt và nặng vừa phải.', 'Fermented rice water makes the hair smooth without weighing it down.'],
      contents: ['Nước vo gạo lên men, hoa nhài, bơ hạt mỡ.', 'Fermented rice water, jasmine, shea butter.'],
      producer: 'nhaMe', price: 138_000, net: 400, packed: 530, stock: 145, sold: 690, art: 'lotion-bottle+lotus',
    },
    {
      name: ['Ủ tóc dầu dừa nguyên chất', 'Pure coconut oil hair mask'],
      about: ['Dầu ép lạnh đông trắng, ủ khăn ấm hai mươi phút là mềm.', 'Cold-pressed and white when cool; twenty minutes under a warm towel.'],
      contents: ['Dầu dừa.', 'Coconut oil.'],
      producer: 'xuDua', price: 115_000, net: 300, packed: 420, stock: 178, sold: 920, art: 'lotion-bottle+lotus',
    },
    {
      name: ['Xà phòng gội hà thủ ô', 'Fo-ti shampoo bar'],
      about: ['Bánh gội nén lạnh, dùng sáu mươi lần, không chai nhựa, tiện hành lý.', 'A cold-pressed bar for sixty washes, no plastic bottle and easy to travel with.'],
      contents: ['Hà thủ ô, dầu dừa, dầu thầu dầu.', 'Fo-ti root, coconut oil, castor oil.'],
      producer: 'hoiAn', price: 82_000, net: 100, packed: 130, stock: 200, sold: 410, art: 'soap+leafy-green',
    },
    {
      name: ['Lược sừng gỗ mun', 'Horn and ebony comb'],
      about: ['Mài tay không gai, chải không tích điện, khắc chữ miễn phí.', 'Polished by hand, free of static, engraved at no cost.'],
      contents: ['Sừng trâu, gỗ mun.', 'Buffalo horn, ebony.'],
      producer: 'hoiAn', price: 220_000, net: 60, packed: 110, stock: 33, sold: 150, art: 'hair-pick+herb', priority: 'SPECIAL',
    },
    {
      name: ['Thuốc nhuộm lá móng chàm', 'Henna and indigo hair colour'],
      about: ['Nhuộm phủ bạc hai bước từ lá móng và chàm Sa Pa, không amoniac.', 'Covers grey in two steps with henna and Sa Pa indigo, without ammonia.'],
      contents: ['Bột lá móng, bột chàm.', 'Henna powder, indigo powder.'],
      producer: 'taPhin', price: 145_000, net: 200, packed: 250, stock: 86, sold: 370, art: 'hair-pick+herb',
    },
    {
      name: ['Xịt dưỡng hương sả chanh', 'Lemongrass detangling mist'],
      about: ['Gỡ rối tóc con nít và tóc xoăn, thơm mát cả ngày.', 'Untangles children’s hair and curls and stays fresh all day.'],
      contents: ['Nước, panthenol, tinh dầu sả chanh.', 'Water, panthenol, lemongrass oil.'],
      producer: 'locThuy', price: 95_000, net: 150, packed: 240, stock: 116, sold: 280, art: 'lotion-bottle+leafy-green',
    },
    {
      name: ['Dầu gội gừng ấm chân tóc', 'Warming ginger shampoo'],
      about: ['Chiết xuất gừng già ấm da đầu, hợp tóc mỏng mùa lạnh.', 'Old ginger warms the scalp, good for fine hair in cold months.'],
      contents: ['Chiết xuất gừng, dừa béo, panthenol.', 'Ginger extract, coconut surfactant, panthenol.'],
      producer: 'mocSen', price: 168_000, sale: 149_000, net: 450, packed: 580, stock: 132, sold: 540, art: 'lotion-bottle+leafy-green',
    },
    {
      name: ['Bột gội khô trấu than', 'Rice husk dry shampoo'],
      about: ['Bột gạo và than trấu hút dầu trong một phút, hợp tóc đen.', 'Rice powder and husk charcoal that take up oil in a minute, made for dark hair.'],
      contents: ['Bột gạo, than trấu, cao lanh.', 'Rice powder, husk charcoal, kaolin.'],
      producer: 'haiTan', price: 89_000, net: 60, packed: 110, stock: 94, sold: 230, art: 'sponge+sheaf-of-rice',
    },
    {
      name: ['Nước gội lá mần trầu đậm đặc', 'Goosegrass herbal wash, concentrated'],
      about: ['Mười hai loại lá nấu cô đặc, một nắp pha một ca nước.', 'Twelve leaves cooked down; one capful to a jug of water.'],
      contents: ['Mần trầu, hương nhu, cỏ ngũ sắc, lá bưởi.', 'Goosegrass, holy basil, goatweed, pomelo leaf.'],
      producer: 'taPhin', price: 178_000, net: 500, packed: 640, stock: 0, sold: 310, art: 'lotion-bottle+leafy-green',
    },
  ],
};
