import type { CategoryData } from '../product-data.ts';

export const makeUp: CategoryData = {
  slug: 'son-trang-diem',
  type: 'COSMETICS',
  name: ['Son, trang điểm', 'Lips & make-up'],
  art: 'lipstick',
  usage: ['Dưỡng môi và da trước năm phút, thoa lớp mỏng rồi chồng thêm nếu cần.', 'Prepare lips and skin for five minutes, apply a thin layer and build it up as you like.'],
  storage: ['Tránh nơi nóng trên 30 °C để son không chảy.', 'Keep below 30 °C so that nothing melts.'],
  warnings: ['Không dùng trên da có vết thương hở.', 'Do not use on broken skin.'],
  shelfLifeDays: 1_095,
  gramsPerLitre: 350,
  products: [
    {
      name: ['Son dưỡng dầu gấc', 'Gac oil lip balm'],
      about: ['Dầu gấc đỏ tự nhiên và sáp ong, môi hồng mềm, bé gái dùng được.', 'Naturally red gac oil with beeswax; soft rosy lips, safe for little girls too.'],
      contents: ['Dầu gấc, sáp ong, bơ ca cao, vitamin E.', 'Gac oil, beeswax, cocoa butter, vitamin E.'],
      producer: 'gacViet', price: 145_000, net: 5, packed: 40, stock: 280, sold: 2_180, art: 'lipstick+herb', priority: '1',
    },
    {
      name: ['Son lì đất nung Bát Tràng', 'Bat Trang terracotta matte lipstick'],
      about: ['Sắc cam đất lấy cảm hứng gốm nung, lì mịn, ăn cơm không trôi.', 'An earthy orange after fired clay; matte, smooth and it survives dinner.'],
      contents: ['Sáp carnauba, dầu jojoba, màu khoáng.', 'Carnauba wax, jojoba oil, mineral pigments.'],
      producer: 'gacViet', price: 265_000, sale: 225_000, net: 4, packed: 45, stock: 116, sold: 840, art: 'lipstick+cherry-blossom',
    },
    {
      name: ['Son kem hoa đào Nhật Tân', 'Nhat Tan peach blossom lip cream'],
      about: ['Hồng phấn nhẹ như cánh đào, chất kem mướt, thơm vani.', 'A powder pink like peach petals, creamy, with a hint of vanilla.'],
      contents: ['Dầu jojoba, sáp gạo, màu khoáng, vani.', 'Jojoba oil, rice wax, mineral pigments, vanilla.'],
      producer: 'gacViet', price: 235_000, net: 5, packed: 45, stock: 74, sold: 460, art: 'lipstick+cherry-blossom', priority: 'LIMITED',
    },
    {
      name: ['Phấn phủ bột nếp', 'Sticky rice setting powder'],
      about: ['Bột nếp siêu mịn kiềm dầu sáu tiếng, không bột talc.', 'Superfine rice that keeps shine away for six hours, without talc.'],
      contents: ['Bột nếp, silica, kẽm oxit.', 'Rice powder, silica, zinc oxide.'],
      producer: 'mocSen', price: 185_000, net: 15, packed: 80, stock: 98, sold: 420, art: 'mirror+cherry-blossom',
    },
    {
      name: ['Má hồng củ dền dạng kem', 'Beetroot cream blush'],
      about: ['Tán bằng đầu ngón tay, hồng như vừa đi nắng, dùng cả cho môi.', 'Blend with a fingertip for a just-walked glow; works on lips as well.'],
      contents: ['Dầu dừa, sáp ong, màu củ dền.', 'Coconut oil, beeswax, beetroot colour.'],
      producer: 'mocSen', price: 160_000, net: 8, packed: 50, stock: 107, sold: 350, art: 'mirror+cherry-blossom',
    },
    {
      name: ['Chì kẻ mày than tre', 'Bamboo charcoal brow pencil'],
      about: ['Đầu dẹt dễ vẽ, nâu khói tự nhiên, kèm cọ chải.', 'A flat tip that is easy to draw with, smoky brown, with a brush.'],
      contents: ['Than tre, sáp candelilla, dầu thầu dầu.', 'Bamboo charcoal, candelilla wax, castor oil.'],
      producer: 'mocSen', price: 98_000, net: 2, packed: 30, stock: 165, sold: 560, art: 'mirror+cherry-blossom',
    },
    {
      name: ['Sơn móng tay gốc nước sen hồng', 'Water-based nail polish, lotus pink'],
      about: ['Không mùi hắc, khô trong ba phút, tẩy bằng cồn.', 'No sharp smell, dry in three minutes, comes off with alcohol.'],
      contents: ['Nước, nhựa acrylic, màu khoáng.', 'Water, acrylic resin, mineral pigments.'],
      producer: 'mocSen', price: 75_000, net: 10, packed: 55, stock: 150, sold: 290, art: 'mirror+cherry-blossom',
    },
    {
      name: ['Kẹp mi và chuốt mi dầu thầu dầu', 'Lash curler with castor oil mascara'],
      about: ['Bộ đôi cong mi tự nhiên, chuốt mi dưỡng dài không lem nước mắt.', 'A pair for a natural curl; the mascara conditions and does not run.'],
      contents: ['Dầu thầu dầu, sáp ong, bột than.', 'Castor oil, beeswax, charcoal.'],
      producer: 'gacViet', price: 210_000, net: 30, packed: 110, stock: 68, sold: 250, art: 'lipstick+herb',
    },
    {
      name: ['Nước hoa khô hương ngọc lan', 'Magnolia solid perfume'],
      about: ['Sáp thơm trong hộp đồng, mùi hoa ngọc lan phố cũ, mang lên máy bay được.', 'Scented wax in a brass case, like magnolia on an old street; allowed in the cabin.'],
      contents: ['Sáp ong, tinh dầu ngọc lan.', 'Beeswax, magnolia oil.'],
      producer: 'hoiAn', price: 195_000, net: 12, packed: 60, stock: 54, sold: 310, art: 'mirror+cherry-blossom', priority: 'SPECIAL',
    },
    {
      name: ['Tẩy trang dầu hạt bông', 'Cottonseed cleansing oil'],
      about: ['Nhũ hoá nhanh, sạch son lì và kem chống nắng, không cay mắt.', 'Emulsifies fast; takes off matte lipstick and sunscreen without stinging.'],
      contents: ['Dầu hạt bông, dầu hướng dương, vitamin E.', 'Cottonseed oil, sunflower oil, vitamin E.'],
      producer: 'mocSen', price: 175_000, net: 200, packed: 300, stock: 121, sold: 610, art: 'lotion-bottle+lotus',
    },
    {
      name: ['Bông phấn nước Seoul', 'Seoul cushion compact'],
      about: ['Hàng nội địa Hàn nhập chính ngạch, che phủ mỏng nhẹ, chỉ số chống nắng cao.', 'A Korean compact, officially imported: thin coverage with high sun protection.'],
      contents: ['Nước, kẽm oxit, niacinamide, màu khoáng.', 'Water, zinc oxide, niacinamide, mineral pigments.'],
      producer: 'geumsan', price: 520_000, net: 15, packed: 110, stock: 40, sold: 330, art: 'mirror+cherry-blossom', type: 'EXPORT', country: 'KR',
    },
  ],
};
