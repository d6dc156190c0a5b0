import type { CategoryData } from '../product-data.ts';

export const tea: CategoryData = {
  slug: 'tra',
  type: 'WATER_FOOD',
  name: ['Trà', 'Tea'],
  art: 'teapot',
  usage: ['5 g trà cho 200 ml nước 80–90 °C, tráng nhanh rồi hãm 30–60 giây; pha được ba đến năm nước.', '5 g for 200 ml of water at 80–90 °C; rinse quickly, steep for 30–60 seconds, three to five infusions.'],
  storage: ['Hộp kín, xa mùi lạ và ánh sáng.', 'In a closed tin, away from light and other smells.'],
  shelfLifeDays: 540,
  gramsPerLitre: 240,
  products: [
    {
      name: ['Trà sen Tây Hồ ướp tay', 'West Lake lotus tea, scented by hand'],
      about: ['Mỗi ký trà ướp gạo của một ngàn bông sen Bách Diệp, hương bền qua năm nước.', 'A thousand lotus flowers scent one kilogram; the fragrance lasts for five infusions.'],
      contents: ['Chè xanh, gạo sen.', 'Green tea, lotus anthers.'],
      producer: 'tayHo', price: 480_000, net: 100, packed: 180, stock: 30, sold: 230, art: 'teapot+lotus', priority: 'LIMITED',
    },
    {
      name: ['Trà đinh Tân Cương', 'Tan Cuong bud tea'],
      about: ['Chỉ hái búp nhọn như chiếc đinh, nước xanh vàng, ngọt sâu nơi cổ.', 'Only the pointed buds; a golden green cup with a sweetness deep in the throat.'],
      contents: ['Chè xanh.', 'Green tea.'],
      producer: 'tanCuong', price: 620_000, sale: 560_000, net: 200, packed: 280, stock: 48, sold: 410, art: 'teapot+leafy-green', priority: 'SPECIAL',
    },
    {
      name: ['Chè móc câu Thái Nguyên', 'Thai Nguyen hook tea'],
      about: ['Cánh xoăn hình móc câu, chát dịu, hợp người quen trà đậm.', 'Curled like a fish hook, briskly astringent, for those who like it strong.'],
      contents: ['Chè xanh.', 'Green tea.'],
      producer: 'tanCuong', price: 180_000, net: 500, packed: 590, stock: 215, sold: 1_530, art: 'teapot+leafy-green', priority: '1',
    },
    {
      name: ['Trà shan tuyết cổ thụ Hoàng Su Phì', 'Ancient snow tea from Hoang Su Phi'],
      about: ['Hái từ cây trăm tuổi trên 1.400 m, búp phủ lông tuyết, hậu vị mật ong.', 'From trees a century old at 1,400 m; downy buds and a finish of honey.'],
      contents: ['Chè shan tuyết.', 'Shan snow tea.'],
      producer: 'hoangSuPhi', price: 340_000, net: 200, packed: 270, stock: 66, sold: 380, art: 'teacup-without-handle+blossom', type: 'HARD_TO_GET', priority: 'SPECIAL',
    },
    {
      name: ['Trà lài Bảo Lộc', 'Bao Loc jasmine tea'],
      about: ['Ướp hoa lài hai lần trong đêm, pha đá vẫn thơm rõ.', 'Scented twice with night-opening jasmine, fragrant even over ice.'],
      contents: ['Chè xanh, hoa lài.', 'Green tea, jasmine.'],
      producer: 'cauDat', price: 95_000, net: 300, packed: 380, stock: 240, sold: 1_090, art: 'teacup-without-handle+blossom',
    },
    {
      name: ['Trà ô long Cầu Đất', 'Cau Dat oolong'],
      about: ['Viên tròn nở lá nguyên, thơm hoa lan, nước vàng trong.', 'Rolled pearls that open into whole leaves, orchid-scented and clear gold.'],
      contents: ['Trà ô long.', 'Oolong tea.'],
      producer: 'cauDat', price: 260_000, net: 250, packed: 330, stock: 102, sold: 640, art: 'teacup-without-handle+blossom',
    },
    {
      name: ['Hồng trà cổ thụ Suối Giàng', 'Suoi Giang wild black tea'],
      about: ['Lên men toàn phần, nước đỏ hổ phách, vị khoai nướng và táo khô.', 'Fully oxidised; amber red, with roasted sweet potato and dried apple.'],
      contents: ['Hồng trà.', 'Black tea.'],
      producer: 'hoangSuPhi', price: 290_000, net: 150, packed: 220, stock: 54, sold: 210, art: 'teacup-without-handle+blossom',
    },
    {
      name: ['Trà vối nụ phơi khô', 'Dried voi flower-bud tea'],
      about: ['Nụ vối phơi nắng, hãm nước sôi, thức uống mát của đồng bằng Bắc Bộ.', 'Sun-dried buds for the cooling everyday drink of the Red River Delta.'],
      contents: ['Nụ vối.', 'Cleistocalyx buds.'],
      producer: 'tanCuong', price: 48_000, net: 250, packed: 330, stock: 172, sold: 480, art: 'teacup-without-handle+blossom',
    },
    {
      name: ['Trà gạo lứt rang đậu đen', 'Roasted brown rice and black bean tea'],
      about: ['Gạo lứt, đậu đen xanh lòng rang thơm, uống thay nước, không caffein.', 'Brown rice and green-hearted black beans, roasted; caffeine-free, for all day.'],
      contents: ['Gạo lứt đỏ, đậu đen.', 'Red brown rice, black beans.'],
      producer: 'cuuLong', price: 72_000, net: 500, packed: 580, stock: 193, sold: 870, art: 'teapot+leafy-green',
    },
    {
      name: ['Trà hoa đậu biếc sấy lạnh', 'Freeze-dried butterfly pea tea'],
      about: ['Nước xanh lam đổi tím khi nhỏ chanh, sấy lạnh giữ cánh nguyên.', 'A blue cup that turns violet with lime; freeze-dried so that the petals stay whole.'],
      contents: ['Hoa đậu biếc.', 'Butterfly pea flowers.'],
      producer: 'saDec', price: 65_000, net: 50, packed: 110, stock: 136, sold: 320, art: 'teacup-without-handle+blossom',
    },
    {
      name: ['Matcha Bảo Lộc xay cối đá', 'Stone-ground Bao Loc matcha'],
      about: ['Lá che nắng hai mươi ngày, xay cối đá, xanh mướt, ít đắng.', 'Shaded for twenty days and ground between stones; bright green and hardly bitter.'],
      contents: ['Bột trà xanh.', 'Green tea powder.'],
      producer: 'cauDat', price: 155_000, net: 100, packed: 170, stock: 81, sold: 540, art: 'teacup-without-handle+blossom',
    },
  ],
};
