import type { CategoryData } from '../product-data.ts';

export const sweets: CategoryData = {
  slug: 'banh-keo-mut',
  type: 'PACKAGED_FOOD',
  name: ['Bánh kẹo, mứt đặc sản', 'Sweets & candied fruit'],
  art: 'candy',
  usage: [
    'Dùng với trà nóng là hợp nhất. Mở gói nên dùng hết trong hai tuần, để ngăn mát nếu trời nóng.',
    'Best with hot tea. Finish within two weeks of opening and keep in the fridge when it is hot.',
  ],
  storage: ['Nơi khô mát dưới 28 °C.', 'Keep dry, below 28 °C.'],
  shelfLifeDays: 150,
  gramsPerLitre: 450,
  products: [
    {
      name: ['Kẹo dừa Bến Tre lá dứa', 'Ben Tre coconut candy with pandan'],
      about: ['Nước cốt dừa sên với mạch nha và lá dứa, gói giấy bánh tráng ăn được.', 'Coconut milk cooked down with malt and pandan, wrapped in edible rice paper.'],
      contents: ['Nước cốt dừa, đường, mạch nha, lá dứa.', 'Coconut milk, sugar, malt syrup, pandan.'],
      producer: 'xuDua', price: 45_000, net: 400, packed: 460, stock: 320, sold: 2_240, art: 'candy+coconut', priority: '1',
    },
    {
      name: ['Kẹo dừa sầu riêng đậu phộng', 'Coconut candy with durian and peanuts'],
      about: ['Thêm cơm sầu riêng Ri6 và đậu phộng rang, thơm gắt đúng kiểu miền Tây.', 'With Ri6 durian and roasted peanuts, as fragrant as the Mekong Delta likes it.'],
      contents: ['Nước cốt dừa, sầu riêng 8%, đậu phộng, đường, mạch nha.', 'Coconut milk, durian 8%, peanuts, sugar, malt syrup.'],
      producer: 'xuDua', price: 52_000, net: 400, packed: 460, stock: 210, sold: 1_310, art: 'peanuts+honey-pot',
    },
    {
      name: ['Bánh đậu xanh rồng vàng Hải Dương', 'Hai Duong mung bean cakes'],
      about: ['Bột đậu xanh quết mỡ mịn như nhung, cắt ô nhỏ vừa một ngụm trà.', 'Mung bean flour beaten until velvety, cut into squares the size of one sip of tea.'],
      contents: ['Đậu xanh, đường, mỡ lợn, hương hoa bưởi.', 'Mung beans, sugar, lard, pomelo blossom.'],
      producer: 'thanhDong', price: 68_000, net: 360, packed: 450, stock: 180, sold: 1_150, art: 'moon-cake+red-paper-lantern', priority: '1', shelfLifeDays: 75,
    },
    {
      name: ['Bánh pía sầu riêng trứng muối Sóc Trăng', 'Soc Trang pia cakes with durian and salted egg'],
      about: ['Vỏ ngàn lớp mềm, nhân đậu xanh sầu riêng ôm lòng đỏ trứng vịt muối.', 'A soft pastry of many layers around mung bean, durian and a salted duck yolk.'],
      contents: ['Bột mì, đậu xanh, sầu riêng 15%, trứng muối, đường, mỡ.', 'Wheat flour, mung beans, durian 15%, salted egg yolk, sugar, lard.'],
      producer: 'mienTay', price: 92_000, sale: 79_000, net: 500, packed: 600, stock: 95, sold: 1_480, art: 'moon-cake+red-paper-lantern', shelfLifeDays: 40,
    },
    {
      name: ['Bánh cốm Hàng Than', 'Hang Than green rice cakes'],
      about: ['Cốm Vòng dẻo, nhân đậu xanh dừa sợi, bánh cưới hỏi quen thuộc của Hà Nội.', 'Young green rice around mung bean and coconut, the cake of every Hanoi engagement.'],
      contents: ['Cốm nếp, đậu xanh, dừa, đường.', 'Young sticky rice, mung beans, coconut, sugar.'],
      producer: 'haThanh', price: 75_000, net: 400, packed: 480, stock: 36, sold: 520, art: 'moon-cake+red-paper-lantern', type: 'MUST_BE_PACKAGED', shelfLifeDays: 10, priority: 'LIMITED',
    },
    {
      name: ['Mứt gừng dẻo Kim Long', 'Kim Long soft candied ginger'],
      about: ['Gừng sẻ Huế thái lát mỏng sên dẻo, cay ấm, ít đường.', 'Thin slices of small Hue ginger, cooked until soft; warming, with little sugar.'],
      contents: ['Gừng sẻ, đường phèn, chanh.', 'Ginger, rock sugar, lime.'],
      producer: 'coDo', price: 72_000, net: 300, packed: 360, stock: 140, sold: 830, art: 'jar+strawberry',
    },
    {
      name: ['Mứt dâu tây Đà Lạt', 'Da Lat strawberry jam'],
      about: ['Dâu hái trong ngày nấu chảo nhỏ, còn nguyên miếng quả.', 'Berries picked the same day and cooked in small pans, with whole pieces left in.'],
      contents: ['Dâu tây 65%, đường, nước chanh.', 'Strawberries 65%, sugar, lemon juice.'],
      producer: 'nhaThong', price: 88_000, net: 320, packed: 560, stock: 110, sold: 460, art: 'jar+strawberry', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Mứt dừa non sữa tươi', 'Young coconut ribbons in fresh milk'],
      about: ['Sợi dừa bánh tẻ mềm, áo lớp sữa đường mỏng, món không thể thiếu trong khay Tết.', 'Tender ribbons in a thin coat of milk and sugar; no Tet tray goes without them.'],
      contents: ['Cơm dừa non, sữa tươi, đường.', 'Young coconut, fresh milk, sugar.'],
      producer: 'xuDua', price: 96_000, net: 500, packed: 570, stock: 75, sold: 690, art: 'candy+coconut', shelfLifeDays: 90,
    },
    {
      name: ['Kẹo cu đơ Hà Tĩnh', 'Ha Tinh peanut brittle on rice crackers'],
      about: ['Mật mía nấu gừng và lạc rang kẹp giữa hai miếng bánh đa giòn.', 'Cane molasses, ginger and roasted peanuts between two crisp rice crackers.'],
      contents: ['Mật mía, lạc, gừng, mạch nha, bánh đa.', 'Cane molasses, peanuts, ginger, malt syrup, rice crackers.'],
      producer: 'thanhDong', price: 64_000, net: 500, packed: 620, stock: 122, sold: 570, art: 'peanuts+honey-pot',
    },
    {
      name: ['Mè xửng dẻo Huế', 'Soft sesame nougat of Hue'],
      about: ['Kẹo dẻo phủ mè rang, nhân đậu phộng, cắn không dính răng.', 'Chewy nougat under toasted sesame with peanuts inside; it does not stick to the teeth.'],
      contents: ['Mạch nha, mè, đậu phộng, bột gạo.', 'Malt syrup, sesame, peanuts, rice flour.'],
      producer: 'coDo', price: 55_000, net: 400, packed: 450, stock: 168, sold: 910, art: 'moon-cake+red-paper-lantern',
    },
    {
      name: [
        'Hộp quà Tết mười hai món: bánh chưng sấy, mứt gừng, mứt dừa, hạt dưa, trà sen và rượu mơ Yên Tử',
        'Tet gift box of twelve: dried chung cake, candied ginger, coconut ribbons, melon seeds, lotus tea and Yen Tu apricot wine',
      ],
      about: ['Hộp gỗ thông khắc hoa mai, xếp sẵn mười hai món để bày mâm cỗ ngày đầu năm.', 'A pine box carved with apricot blossom, packed with twelve things for the table of the first day of the year.'],
      contents: ['Xem nhãn từng món trong hộp.', 'See the label of each item in the box.'],
      producer: 'nhaThong', price: 1_250_000, sale: 1_090_000, net: 3_200, packed: 4_600, stock: 45, sold: 130, art: 'wrapped-gift+red-paper-lantern', type: 'MUST_BE_PACKAGED', priority: 'LIMITED',
    },
    {
      name: ['Bánh chưng sấy lạnh gói lá dong', 'Freeze-dried chung cake in dong leaves'],
      about: ['Bánh nấu củi mười hai giờ rồi sấy lạnh, hấp lại mười lăm phút là dẻo như mới vớt.', 'Boiled over wood for twelve hours, then freeze-dried; fifteen minutes of steam bring it back.'],
      contents: ['Nếp cái hoa vàng, đậu xanh, thịt ba chỉ, tiêu, lá dong.', 'Golden sticky rice, mung beans, pork belly, pepper, dong leaves.'],
      producer: 'uocLe', price: 185_000, net: 600, packed: 700, stock: 60, sold: 340, art: 'wrapped-gift+red-paper-lantern', priority: 'SPECIAL', shelfLifeDays: 120,
    },
  ],
};
