import type { CategoryData } from '../product-data.ts';

export const herbalPowders: CategoryData = {
  slug: 'bot-tra-thao-moc',
  type: 'FUNCTIONAL_FOODS',
  name: ['Bột, trà thảo mộc', 'Herbal teas & powders'],
  art: 'herb',
  usage: ['Một thìa bột hoặc một túi trà cho 200 ml nước nóng, uống sau bữa ăn.', 'A spoon of powder or one tea bag to 200 ml of hot water, after meals.'],
  storage: ['Túi kín kèm gói hút ẩm.', 'In its sealed bag with the desiccant.'],
  warnings: ['Thực phẩm này không phải là thuốc và không thay thế thuốc chữa bệnh.', 'This food is not a medicine and does not replace one.'],
  shelfLifeDays: 540,
  gramsPerLitre: 300,
  products: [
    {
      name: ['Bột sắn dây ướp hoa bưởi', 'Kudzu starch with pomelo blossom'],
      about: ['Lọc mười hai nước, ướp hoa bưởi tháng ba, pha lạnh giải nhiệt.', 'Washed twelve times and scented with March pomelo blossom; cooling when stirred into cold water.'],
      contents: ['Bột sắn dây, hoa bưởi.', 'Kudzu starch, pomelo blossom.'],
      producer: 'thanhDong', price: 145_000, net: 500, packed: 560, stock: 220, sold: 1_370, art: 'bowl-with-spoon+sheaf-of-rice', priority: '1',
    },
    {
      name: ['Tinh bột nghệ đỏ nguyên chất', 'Pure red turmeric starch'],
      about: ['Tách xơ và dầu, không nóng ruột, uống kèm mật ong.', 'Freed of fibre and oil, gentle on the stomach; take it with honey.'],
      contents: ['Tinh bột nghệ.', 'Turmeric starch.'],
      producer: 'lucNgan', price: 190_000, net: 500, packed: 560, stock: 175, sold: 1_240, art: 'bowl-with-spoon+ginger-root', priority: '1',
    },
    {
      name: ['Ngũ cốc dinh dưỡng hai mươi mốt loại hạt', 'Twenty-one grain nutrition powder'],
      about: ['Đậu, mè, hạt sen, óc chó rang xay, ít đường cho cả nhà.', 'Beans, sesame, lotus seeds and walnuts, roasted and milled, low in sugar.'],
      contents: ['Đậu các loại, gạo lứt, mè, hạt sen, óc chó.', 'Beans, brown rice, sesame, lotus seeds, walnuts.'],
      producer: 'cuuLong', price: 168_000, sale: 149_000, net: 1_000, packed: 1_100, stock: 260, sold: 1_690, art: 'bowl-with-spoon+sheaf-of-rice',
    },
    {
      name: ['Bột rau má sấy lạnh', 'Freeze-dried pennywort powder'],
      about: ['Một gói bằng nửa ký rau tươi, xanh mát, không ngai.', 'One sachet equals half a kilo of fresh leaves, green and clean-tasting.'],
      contents: ['Rau má.', 'Pennywort.'],
      producer: 'cuuLong', price: 98_000, net: 100, packed: 160, stock: 310, sold: 1_050, art: 'bowl-with-spoon+ginger-root',
    },
    {
      name: ['Bột diếp cá uống liền', 'Instant fish mint powder'],
      about: ['Thanh mát, đã khử mùi, hợp người hay nóng trong.', 'Refreshing and without its smell, for those who run hot.'],
      contents: ['Diếp cá.', 'Fish mint.'],
      producer: 'cuuLong', price: 95_000, net: 100, packed: 160, stock: 205, sold: 560, art: 'bowl-with-spoon+ginger-root',
    },
    {
      name: ['Trà cà gai leo cô đặc', 'Solanum vine tea'],
      about: ['Túi lọc tiện lợi, vị chát nhẹ, thức uống hằng ngày cho lá gan.', 'Handy bags, slightly astringent, a daily drink for the liver.'],
      contents: ['Cà gai leo.', 'Solanum procumbens.'],
      producer: 'taPhin', price: 115_000, net: 150, packed: 220, stock: 138, sold: 480, art: 'teapot+herb',
    },
    {
      name: ['Trà dây Cao Bằng', 'Cao Bang vine tea'],
      about: ['Phủ phấn trắng tự nhiên, uống ấm sau bữa ăn nhẹ bụng.', 'With its natural white bloom; warm after meals it sits lightly.'],
      contents: ['Chè dây.', 'Ampelopsis leaves.'],
      producer: 'muongThanh', price: 88_000, net: 300, packed: 370, stock: 162, sold: 620, art: 'teapot+herb',
    },
    {
      name: ['Trà hoa cúc kỷ tử táo đỏ', 'Chrysanthemum, goji and jujube tea'],
      about: ['Mười lăm gói đủ vị, sáng mắt ngủ ngon, đẹp ly thủy tinh.', 'Fifteen sachets, for tired eyes and good sleep; pretty in a glass.'],
      contents: ['Cúc chi, kỷ tử, táo đỏ, long nhãn.', 'Chrysanthemum, goji, jujube, longan.'],
      producer: 'tayHo', price: 135_000, net: 300, packed: 380, stock: 193, sold: 1_130, art: 'teacup-without-handle+blossom',
    },
    {
      name: ['Trà tía tô gừng ấm bụng', 'Perilla and ginger tea'],
      about: ['Tía tô tím sấy và gừng già, pha nhanh khi trở trời.', 'Dried purple perilla and old ginger, quick to make when the weather turns.'],
      contents: ['Tía tô, gừng, cam thảo.', 'Perilla, ginger, liquorice.'],
      producer: 'taPhin', price: 82_000, net: 120, packed: 190, stock: 148, sold: 530, art: 'teapot+herb',
    },
    {
      name: ['Bột mầm lúa mạch hữu cơ', 'Organic barley grass powder'],
      about: ['Thu khi lá cao hai gang, xay siêu mịn, tan ngay trong sữa hạt.', 'Cut at two hands high and micronised; dissolves at once in nut milk.'],
      contents: ['Mầm lúa mạch.', 'Barley grass.'],
      producer: 'langbiang', price: 225_000, net: 200, packed: 270, stock: 79, sold: 310, art: 'bowl-with-spoon+sheaf-of-rice',
    },
    {
      name: ['Bột gấc sấy thăng hoa', 'Freeze-dried gac powder'],
      about: ['Nấu xôi, pha sữa hay bột ăn dặm, đỏ tự nhiên giàu tiền vitamin A.', 'For sticky rice, milk or baby porridge; naturally red and rich in provitamin A.'],
      contents: ['Màng gấc.', 'Gac arils.'],
      producer: 'gacViet', price: 155_000, net: 100, packed: 160, stock: 114, sold: 420, art: 'bowl-with-spoon+ginger-root',
    },
  ],
};
