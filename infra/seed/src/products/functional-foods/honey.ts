import type { CategoryData } from '../product-data.ts';

export const honey: CategoryData = {
  slug: 'mat-ong',
  type: 'FUNCTIONAL_FOODS',
  name: ['Mật ong, sản phẩm ong', 'Honey & bee products'],
  art: 'honey-pot',
  usage: ['Mỗi ngày một đến hai thìa, pha nước ấm dưới 50 °C. Mật kết tinh là bình thường, ngâm nước ấm sẽ tan.', 'One or two spoons a day in water below 50 °C. Crystals are normal and melt in warm water.'],
  storage: ['Nhiệt độ phòng, đậy kín, không cần tủ lạnh.', 'At room temperature, closed; no fridge needed.'],
  warnings: ['Không dùng cho trẻ dưới 12 tháng tuổi.', 'Not for children under 12 months.'],
  shelfLifeDays: 730,
  gramsPerLitre: 900,
  products: [
    {
      name: ['Mật ong rừng U Minh', 'U Minh forest honey'],
      about: ['Ong khoái hút hoa tràm, gác kèo ăn tự nhiên, mật đặc thơm hăng.', 'Wild bees on cajeput blossom; thick honey with a resinous scent.'],
      contents: ['Mật ong.', 'Honey.'],
      producer: 'uMinh', price: 260_000, net: 700, packed: 900, stock: 92, sold: 2_150, art: 'honey-pot+honeybee', type: 'MUST_BE_PACKAGED', priority: '1',
    },
    {
      name: ['Mật ong hoa cà phê Đắk Lắk', 'Coffee blossom honey from Dak Lak'],
      about: ['Chỉ quay mật trong mười ngày hoa nở trắng đồi, vị ngọt nhẹ hậu hoa nhài.', 'Spun only in the ten days when the hills are white; light, with a note of jasmine.'],
      contents: ['Mật ong.', 'Honey.'],
      producer: 'eDe', price: 180_000, net: 700, packed: 900, stock: 154, sold: 870, art: 'honey-pot+honeybee', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Mật ong bạc hà Mèo Vạc', 'Meo Vac mint honey'],
      about: ['Đặc sản cao nguyên đá, sánh vàng chanh, mát cuối họng; mỗi năm một vụ.', 'From the stone plateau: lemon gold, cool in the throat, one harvest a year.'],
      contents: ['Mật ong.', 'Honey.'],
      producer: 'hoangSuPhi', price: 420_000, net: 500, packed: 690, stock: 26, sold: 320, art: 'honey-pot+honeybee', type: 'HARD_TO_GET', priority: 'LIMITED',
    },
    {
      name: ['Mật ong hoa nhãn Hưng Yên', 'Longan blossom honey, Hung Yen'],
      about: ['Màu hổ phách, thơm hoa nhãn, dễ uống cho người mới quen.', 'Amber and flowery, an easy one to begin with.'],
      contents: ['Mật ong.', 'Honey.'],
      producer: 'lucNgan', price: 165_000, sale: 145_000, net: 700, packed: 900, stock: 188, sold: 1_020, art: 'honey-pot+honeybee', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Sữa ong chúa tươi', 'Fresh royal jelly'],
      about: ['Thu trong 72 giờ, cấp đông ngay tại trại, kèm muỗng gỗ.', 'Gathered within 72 hours and frozen at the apiary, with a wooden spoon.'],
      contents: ['Sữa ong chúa.', 'Royal jelly.'],
      producer: 'eDe', price: 450_000, net: 100, packed: 320, stock: 37, sold: 410, art: 'jar+honeybee', type: 'MUST_BE_PACKAGED', shelfLifeDays: 365,
    },
    {
      name: ['Phấn hoa ong nguyên hạt', 'Bee pollen granules'],
      about: ['Phấn hoa sen và cà phê sấy lạnh, rắc lên sữa chua.', 'Lotus and coffee pollen, dried cold; scatter it over yoghurt.'],
      contents: ['Phấn hoa.', 'Bee pollen.'],
      producer: 'eDe', price: 210_000, net: 250, packed: 340, stock: 83, sold: 360, art: 'jar+honeybee',
    },
    {
      name: ['Keo ong nhỏ giọt', 'Propolis drops'],
      about: ['Keo ong dú chiết cồn 20%, nhỏ mười giọt khi rát họng.', 'Stingless bee propolis in 20% alcohol; ten drops for a sore throat.'],
      contents: ['Keo ong 20%, cồn thực phẩm.', 'Propolis 20%, food alcohol.'],
      producer: 'uMinh', price: 190_000, net: 30, packed: 110, stock: 71, sold: 450, art: 'jar+honeybee',
    },
    {
      name: ['Mật ong ngâm chanh đào', 'Honey with red limes'],
      about: ['Chanh đào Hải Dương ngâm đường phèn và mật, càng để lâu càng sánh.', 'Red limes steeped in rock sugar and honey; better the longer it stands.'],
      contents: ['Mật ong, chanh đào, đường phèn.', 'Honey, red limes, rock sugar.'],
      producer: 'thanhDong', price: 155_000, net: 600, packed: 830, stock: 119, sold: 980, art: 'honey-pot+lemon', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Mật ong ngâm tỏi đen Lý Sơn', 'Honey with black Ly Son garlic'],
      about: ['Tỏi lên men bốn mươi lăm ngày dẻo như mứt, hết hăng.', 'Garlic fermented for forty-five days until soft as jam and without sharpness.'],
      contents: ['Mật ong, tỏi đen.', 'Honey, black garlic.'],
      producer: 'lySon', price: 285_000, net: 400, packed: 590, stock: 58, sold: 290, art: 'honey-pot+lemon', type: 'MUST_BE_PACKAGED', priority: 'SPECIAL',
    },
    {
      name: ['Nghệ mật ong viên hoàn', 'Turmeric and honey pills'],
      about: ['Bột nghệ và mật ong vo viên nhỏ, nhai sau bữa ăn cho ấm bụng.', 'Turmeric and honey rolled into small pills, chewed after meals.'],
      contents: ['Bột nghệ, mật ong.', 'Turmeric, honey.'],
      producer: 'lucNgan', price: 125_000, net: 300, packed: 380, stock: 142, sold: 760, art: 'honey-pot+lemon',
    },
    {
      name: ['Sáp ong nguyên tảng', 'Honeycomb in one piece'],
      about: ['Cắt vuông cả mật lẫn sáp, nhai thơm như ăn kẹo.', 'A square of comb with its honey; chew it like sweets.'],
      contents: ['Sáp ong, mật ong.', 'Honeycomb, honey.'],
      producer: 'uMinh', price: 310_000, net: 500, packed: 720, stock: 0, sold: 220, art: 'honey-pot+honeybee', type: 'MUST_BE_PACKAGED', priority: 'LIMITED',
    },
  ],
};
