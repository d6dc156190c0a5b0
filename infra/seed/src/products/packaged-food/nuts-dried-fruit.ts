import type { CategoryData } from '../product-data.ts';

export const nutsAndDriedFruit: CategoryData = {
  slug: 'hat-trai-cay-say',
  type: 'PACKAGED_FOOD',
  name: ['Hạt, trái cây sấy', 'Nuts & dried fruit'],
  art: 'peanuts',
  usage: ['Ăn liền như món vặt, rắc lên sữa chua hay gỏi. Ép hết hơi trong túi trước khi khoá lại.', 'Eat as a snack or scatter over yoghurt and salads. Press the air out of the bag before you zip it.'],
  storage: ['Nơi khô mát, kín hơi.', 'Keep dry, cool and airtight.'],
  shelfLifeDays: 270,
  gramsPerLitre: 480,
  products: [
    {
      name: ['Hạt điều rang muối Bình Phước vỏ lụa', 'Binh Phuoc salted cashews in their skin'],
      about: ['Hạt cỡ W240 rang củi còn vỏ lụa, muối biển vừa miệng, giòn mà không khét.', 'Large W240 nuts roasted over wood in their inner skin, lightly salted and never burnt.'],
      contents: ['Hạt điều, muối biển.', 'Cashew nuts, sea salt.'],
      producer: 'bomBo', price: 245_000, sale: 210_000, net: 500, packed: 560, stock: 240, sold: 2_540, art: 'peanuts+jar', priority: '1',
    },
    {
      name: ['Hạt điều tẩm mật ong mè trắng', 'Honey cashews with white sesame'],
      about: ['Áo lớp mật ong mỏng và mè rang, ngọt thanh, hộp thiếc tiện mang đi.', 'In a thin coat of honey and toasted sesame, in a tin that travels well.'],
      contents: ['Hạt điều 85%, mật ong, mè, muối.', 'Cashew nuts 85%, honey, sesame, salt.'],
      producer: 'bomBo', price: 165_000, net: 300, packed: 400, stock: 130, sold: 720, art: 'peanuts+honey-pot',
    },
    {
      name: ['Xoài sấy dẻo Cam Lâm', 'Soft dried mango from Cam Lam'],
      about: ['Xoài Úc chín cây cắt dày, sấy chậm nên vẫn mềm và chua nhẹ cuối vị.', 'Tree-ripened mango in thick cuts, dried slowly so that it stays soft, with a touch of sourness at the end.'],
      contents: ['Xoài 92%, đường mía.', 'Mango 92%, cane sugar.'],
      producer: 'camLam', price: 95_000, net: 400, packed: 440, stock: 300, sold: 2_310, art: 'mango+package', priority: '1',
    },
    {
      name: ['Mít sấy giòn chân không', 'Vacuum-fried jackfruit chips'],
      about: ['Múi mít nghệ sấy chân không giữ màu vàng, giòn tan và không thêm đường.', 'Golden jackfruit dried under vacuum; it shatters between the teeth and has no added sugar.'],
      contents: ['Mít 97%, dầu cọ.', 'Jackfruit 97%, palm oil.'],
      producer: 'camLam', price: 72_000, net: 250, packed: 300, stock: 260, sold: 1_420, art: 'mango+sun',
    },
    {
      name: ['Chuối sấy dẻo Cà Mau', 'Ca Mau chewy dried bananas'],
      about: ['Chuối sứ chín ép mỏng phơi nắng, ngọt tự nhiên, dẻo như mứt.', 'Ripe bananas pressed flat and dried in the sun, chewy and sweet by themselves.'],
      contents: ['Chuối sứ.', 'Bananas.'],
      producer: 'namCan', price: 58_000, net: 500, packed: 540, stock: 155, sold: 690, art: 'mango+sun',
    },
    {
      name: ['Hạt sen sấy giòn Đồng Tháp', 'Crisp lotus seeds from Dong Thap'],
      about: ['Hạt sen bỏ tim sấy giòn bùi, ăn vặt hay rắc chè đều hợp.', 'Lotus seeds without their bitter germ, dried crisp; for snacking or over sweet soups.'],
      contents: ['Hạt sen 96%, dầu thực vật, muối.', 'Lotus seeds 96%, vegetable oil, salt.'],
      producer: 'saDec', price: 118_000, net: 250, packed: 300, stock: 90, sold: 540, art: 'chestnut+lotus',
    },
    {
      name: ['Hạt dẻ Trùng Khánh sấy', 'Dried Trung Khanh chestnuts'],
      about: ['Hạt dẻ Cao Bằng tách vỏ, sấy vừa chín tới, bùi và thơm khói nhẹ.', 'Shelled chestnuts from Cao Bang, dried until just done, mealy with a breath of smoke.'],
      contents: ['Hạt dẻ.', 'Chestnuts.'],
      producer: 'muongThanh', price: 175_000, net: 400, packed: 450, stock: 0, sold: 310, art: 'chestnut+lotus', type: 'HARD_TO_GET', priority: 'LIMITED',
    },
    {
      name: ['Hạt mắc ca nứt vỏ Đắk Lắk', 'Cracked macadamia nuts from Dak Lak'],
      about: ['Hạt nứt sẵn kèm que tách, nhân to béo, sấy nguyên vị.', 'Cracked and with a key to open them: large buttery kernels, nothing added.'],
      contents: ['Hạt mắc ca.', 'Macadamia nuts.'],
      producer: 'eDe', price: 228_000, net: 500, packed: 550, stock: 112, sold: 870, art: 'chestnut+lotus',
    },
    {
      name: ['Khoai lang sấy dẻo mật', 'Honey-sweet dried sweet potato'],
      about: ['Khoai mật Đà Lạt hấp rồi sấy, chảy mật tự nhiên, trẻ con rất thích.', 'Da Lat honey potatoes, steamed and dried until their own syrup shows; a favourite of children.'],
      contents: ['Khoai lang mật.', 'Sweet potato.'],
      producer: 'nhaThong', price: 82_000, net: 500, packed: 540, stock: 198, sold: 1_050, art: 'mango+sun',
    },
    {
      name: ['Thanh long ruột đỏ sấy lạnh', 'Freeze-dried red dragon fruit'],
      about: ['Sấy thăng hoa giữ màu tím hồng, tan nhanh trong miệng.', 'Freeze-dried to keep its bright magenta; melts in the mouth.'],
      contents: ['Thanh long ruột đỏ.', 'Red dragon fruit.'],
      producer: 'phanThiet', price: 135_000, net: 120, packed: 180, stock: 78, sold: 290, art: 'mango+sun', priority: 'SPECIAL',
    },
    {
      name: ['Hồng treo gió Cầu Đất', 'Wind-hung persimmons from Cau Dat'],
      about: ['Hồng trứng lốc gọt vỏ treo gió hai mươi ngày, ngoài dai trong ướt mật.', 'Peeled persimmons hung in the wind for twenty days, firm outside and syrupy within.'],
      contents: ['Hồng trái.', 'Persimmons.'],
      producer: 'cauDat', price: 320_000, net: 500, packed: 600, stock: 24, sold: 410, art: 'chestnut+lotus', type: 'MUST_BE_PACKAGED', priority: 'LIMITED', shelfLifeDays: 60,
    },
    {
      name: ['Hạt dưa đỏ rang củi', 'Red melon seeds roasted over wood'],
      about: ['Hạt dưa rang chảo gang, nhuộm màu từ củ dền, tách vỏ dễ.', 'Roasted in an iron pan, coloured with beetroot and easy to crack.'],
      contents: ['Hạt dưa, củ dền, muối.', 'Watermelon seeds, beetroot, salt.'],
      producer: 'caiBe', price: 98_000, net: 500, packed: 540, stock: 145, sold: 620, art: 'peanuts+jar',
    },
  ],
};
