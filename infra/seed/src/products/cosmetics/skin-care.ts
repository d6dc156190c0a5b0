import type { CategoryData } from '../product-data.ts';

export const skinCare: CategoryData = {
  slug: 'cham-soc-da',
  type: 'COSMETICS',
  name: ['Chăm sóc da', 'Skin care'],
  art: 'lotion-bottle',
  usage: ['Thử trên cổ tay 24 giờ trước khi dùng. Thoa lượng vừa đủ lên da sạch, sáng và tối.', 'Try on the wrist for 24 hours first. Apply a little to clean skin, morning and evening.'],
  storage: ['Dưới 30 °C, tránh nắng trực tiếp.', 'Below 30 °C, out of direct sun.'],
  warnings: ['Chỉ dùng ngoài da; ngưng khi thấy kích ứng.', 'For external use only; stop if the skin is irritated.'],
  shelfLifeDays: 730,
  gramsPerLitre: 480,
  products: [
    {
      name: ['Kem dưỡng ẩm sen trắng', 'White lotus moisturiser'],
      about: ['Chiết xuất nhị sen Đồng Tháp, kết cấu mỏng nhẹ, da dầu dùng được.', 'With lotus anther extract; a light cream that suits oily skin too.'],
      contents: ['Nước, chiết xuất sen, glycerin, squalane.', 'Water, lotus extract, glycerin, squalane.'],
      producer: 'mocSen', price: 195_000, net: 50, packed: 160, stock: 140, sold: 760, art: 'lotion-bottle+lotus', priority: '1',
    },
    {
      name: ['Sữa rửa mặt bột đậu xanh', 'Mung bean face wash'],
      about: ['Bột đậu xanh xay mịn làm sạch dịu, không khô căng.', 'Finely milled mung beans clean gently and leave no tightness.'],
      contents: ['Bột đậu xanh, nước, glycerin, dừa béo.', 'Mung bean powder, water, glycerin, coconut surfactant.'],
      producer: 'mocSen', price: 120_000, net: 120, packed: 200, stock: 230, sold: 1_050, art: 'lotion-bottle+leafy-green',
    },
    {
      name: ['Nước hoa hồng Sa Đéc không cồn', 'Alcohol-free Sa Dec rose water'],
      about: ['Chưng cất hơi nước từ hồng nhung vườn nhà, xịt thẳng lên mặt.', 'Steam-distilled from garden roses; spray it straight on.'],
      contents: ['Nước chưng cất hoa hồng.', 'Rose distillate.'],
      producer: 'saDec', price: 135_000, net: 200, packed: 320, stock: 160, sold: 820, art: 'lotion-bottle+rose',
    },
    {
      name: ['Serum vitamin C chanh sần', 'Rough lemon vitamin C serum'],
      about: ['Vitamin C 10% dạng bền, làm đều màu da sau bốn tuần.', 'Stable vitamin C at 10% for a more even tone within four weeks.'],
      contents: ['Nước, ethyl ascorbic acid 10%, chiết xuất chanh.', 'Water, ethyl ascorbic acid 10%, lemon extract.'],
      producer: 'mocSen', price: 285_000, sale: 249_000, net: 30, packed: 120, stock: 95, sold: 570, art: 'test-tube+herb',
    },
    {
      name: ['Kem chống nắng trà xanh SPF 50', 'Green tea sunscreen SPF 50'],
      about: ['Màng lọc khoáng, nâng tông nhẹ, không rát mắt.', 'Mineral filters, slightly brightening, kind to the eyes.'],
      contents: ['Kẽm oxit, titan dioxit, chiết xuất trà xanh.', 'Zinc oxide, titanium dioxide, green tea extract.'],
      producer: 'mocSen', price: 240_000, net: 60, packed: 130, stock: 185, sold: 1_290, art: 'lotion-bottle+lotus', priority: '1',
    },
    {
      name: ['Mặt nạ bùn khoáng Nha Trang', 'Nha Trang mineral mud mask'],
      about: ['Bùn tự nhiên tiệt khuẩn, hút dầu thừa, dùng mười phút mỗi tuần.', 'Sterilised natural mud that takes up oil; ten minutes once a week.'],
      contents: ['Bùn khoáng, glycerin.', 'Mineral mud, glycerin.'],
      producer: 'honNoi', price: 165_000, net: 200, packed: 300, stock: 72, sold: 330, art: 'sponge+sheaf-of-rice',
    },
    {
      name: ['Bột cám gạo nếp cái', 'Sticky rice bran powder'],
      about: ['Cám mịn rây ba lần, trộn sữa chua đắp mặt như bí quyết của bà.', 'Sieved three times; mix with yoghurt for grandmother’s face pack.'],
      contents: ['Cám gạo.', 'Rice bran.'],
      producer: 'haiTan', price: 55_000, net: 300, packed: 350, stock: 205, sold: 680, art: 'sponge+sheaf-of-rice',
    },
    {
      name: ['Kem nghệ mờ sẹo Hưng Yên', 'Hung Yen turmeric scar cream'],
      about: ['Curcumin nano thấm nhanh, không vàng da, giúp mờ vết thâm mụn.', 'Fast-absorbing curcumin that leaves no yellow and fades blemish marks.'],
      contents: ['Curcumin, dầu tầm xuân, sáp ong.', 'Curcumin, rosehip oil, beeswax.'],
      producer: 'lucNgan', price: 110_000, net: 30, packed: 90, stock: 168, sold: 940, art: 'lotion-bottle+rose',
    },
    {
      name: ['Sữa dưỡng thể dầu dừa vani', 'Coconut and vanilla body milk'],
      about: ['Dầu dừa ép lạnh thấm nhanh, thơm vani Lâm Đồng, không bết quần áo.', 'Cold-pressed coconut oil with Lam Dong vanilla; sinks in and does not mark clothes.'],
      contents: ['Nước, dầu dừa, bơ hạt mỡ, vani.', 'Water, coconut oil, shea butter, vanilla.'],
      producer: 'xuDua', price: 145_000, net: 250, packed: 350, stock: 124, sold: 520, art: 'lotion-bottle+lotus',
    },
    {
      name: ['Tẩy da chết cà phê đường nâu', 'Coffee and brown sugar scrub'],
      about: ['Bã cà phê Đắk Lắk xay mịn, đường nâu và dầu hạt nho.', 'Fine Dak Lak coffee grounds with brown sugar and grape seed oil.'],
      contents: ['Bã cà phê, đường nâu, dầu hạt nho.', 'Coffee grounds, brown sugar, grape seed oil.'],
      producer: 'eDe', price: 98_000, net: 200, packed: 290, stock: 143, sold: 870, art: 'sponge+sheaf-of-rice',
    },
    {
      name: ['Kem lót ngọc trai Phú Quốc', 'Phu Quoc pearl day cream'],
      about: ['Bột ngọc trai siêu mịn cho da sáng mịn tức thì, số lượng có hạn.', 'Micronised pearl for an instant soft glow, made in small batches.'],
      contents: ['Nước, bột ngọc trai, glycerin, niacinamide.', 'Water, pearl powder, glycerin, niacinamide.'],
      producer: 'mocSen', price: 390_000, net: 50, packed: 170, stock: 22, sold: 140, art: 'mirror+cherry-blossom', priority: 'LIMITED',
    },
  ],
};
