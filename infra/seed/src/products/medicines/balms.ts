import type { CategoryData } from '../product-data.ts';

export const balms: CategoryData = {
  slug: 'dau-gio-cao-xoa',
  type: 'MEDICINES',
  name: ['Dầu gió, cao xoa', 'Balms & medicated oils'],
  art: 'adhesive-bandage',
  usage: ['Thoa lượng nhỏ lên thái dương, gáy hoặc chỗ đau, ngày hai đến ba lần; rửa tay sau khi dùng.', 'Rub a little on temples, neck or where it aches, two or three times a day; wash your hands after.'],
  storage: ['Dưới 30 °C, đậy chặt nắp.', 'Below 30 °C, tightly closed.'],
  warnings: ['Chỉ dùng ngoài da. Không dùng cho trẻ dưới 2 tuổi, tránh mắt và vết thương hở.', 'For external use only. Not for children under 2; keep off eyes and broken skin.'],
  shelfLifeDays: 1_095,
  gramsPerLitre: 600,
  products: [
    {
      name: ['Dầu gió xanh Chợ Lớn', 'Cho Lon green medicated oil'],
      about: ['Bạc hà và long não, thoa say xe, nhức đầu, muỗi đốt.', 'Peppermint and camphor for travel sickness, headaches and mosquito bites.'],
      contents: ['Menthol, tinh dầu bạc hà, long não.', 'Menthol, peppermint oil, camphor.'],
      producer: 'choLon', price: 38_000, net: 24, packed: 70, stock: 680, sold: 980, art: 'test-tube+herb', priority: '1',
    },
    {
      name: ['Cao xoa nóng hổ phách', 'Amber warming balm'],
      about: ['Quế, đinh hương, ớt; ấm sâu vai gáy sau ngày làm.', 'Cinnamon, clove and chilli warm shoulders deeply after work.'],
      contents: ['Long não, menthol, tinh dầu quế, ớt.', 'Camphor, menthol, cinnamon oil, capsicum.'],
      producer: 'choLon', price: 42_000, net: 20, packed: 60, stock: 540, sold: 940, art: 'jar+fire', priority: '1',
    },
    {
      name: ['Dầu nóng xoa bóp gừng quế', 'Ginger and cinnamon rubbing oil'],
      about: ['Chai 100 ml đầu lăn, người chơi thể thao hay mang theo.', 'A 100 ml roll-on that people carry to sport.'],
      contents: ['Methyl salicylat, gừng, quế.', 'Methyl salicylate, ginger, cinnamon.'],
      producer: 'tayDo', price: 56_000, net: 90, packed: 170, stock: 310, sold: 1_240, art: 'jar+fire',
    },
    {
      name: ['Miếng dán thảo dược Tả Phìn', 'Ta Phin herbal patches'],
      about: ['Mười miếng dán lưng gối, giữ ấm tám tiếng.', 'Ten patches for back and knees that stay warm for eight hours.'],
      contents: ['Long não, ngải cứu, địa liền.', 'Camphor, mugwort, galangal.'],
      producer: 'taPhin', price: 78_000, net: 120, packed: 170, stock: 265, sold: 1_030, art: 'adhesive-bandage+herb',
    },
    {
      name: ['Ống hít bạc hà hai đầu', 'Two-ended menthol inhaler'],
      about: ['Một đầu hít một đầu lăn, tỉnh táo đường dài.', 'Sniff at one end, roll on at the other; keeps you awake on long roads.'],
      contents: ['Menthol, tinh dầu khuynh diệp.', 'Menthol, eucalyptus oil.'],
      producer: 'choLon', price: 24_000, net: 5, packed: 25, stock: 720, sold: 860, art: 'test-tube+herb',
    },
    {
      name: ['Dầu khuynh diệp cho mẹ và bé', 'Eucalyptus oil for mother and baby'],
      about: ['Pha dịu, thoa lòng bàn chân bé từ hai tuổi và mẹ sau sinh.', 'Mildly blended for the soles of children from two and for mothers after birth.'],
      contents: ['Tinh dầu khuynh diệp, dầu nền.', 'Eucalyptus oil, carrier oil.'],
      producer: 'locThuy', price: 62_000, net: 25, packed: 80, stock: 290, sold: 1_580, art: 'test-tube+herb',
    },
    {
      name: ['Cao sao vàng phiên bản hộp thiếc', 'Gold star balm in a tin'],
      about: ['Hộp thiếc nhỏ quen thuộc mọi nhà, mười hộp một cây.', 'The little tin every home knows, ten to a stick.'],
      contents: ['Menthol, long não, quế, đinh hương, tràm.', 'Menthol, camphor, cinnamon, clove, cajeput.'],
      producer: 'trangThi', price: 68_000, sale: 59_000, net: 40, packed: 90, stock: 450, sold: 1_180, art: 'jar+fire',
    },
    {
      name: ['Rượu xoa bóp ngũ gia bì', 'Five-root rubbing liniment'],
      about: ['Ngâm chín vị thuốc sáu tháng, bầm tím bong gân dịu dần.', 'Nine roots for six months; soothes bruises and sprains.'],
      contents: ['Rượu, ngũ gia bì, thiên niên kiện, quế.', 'Alcohol, acanthopanax, homalomena, cinnamon.'],
      producer: 'lanOng', price: 95_000, net: 250, packed: 450, stock: 104, sold: 480, art: 'amphora+herb', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Kem bôi muỗi đốt rau má', 'Pennywort bite cream'],
      about: ['Dịu ngứa trong vài phút, không rát, tuýp nhỏ bỏ túi.', 'Takes the itch away in minutes, without sting; a tube for the pocket.'],
      contents: ['Rau má, lô hội, menthol.', 'Pennywort, aloe, menthol.'],
      producer: 'tayDo', price: 45_000, net: 15, packed: 45, stock: 370, sold: 890, art: 'adhesive-bandage+herb',
    },
    {
      name: ['Lá ngải cứu cứu nóng', 'Mugwort moxa sticks'],
      about: ['Điếu ngải cuốn giấy gió, ít khói, kèm hộp giữ ấm.', 'Rolled in soft paper, little smoke, with a holder.'],
      contents: ['Ngải cứu.', 'Mugwort.'],
      producer: 'lanOng', price: 110_000, net: 200, packed: 320, stock: 84, sold: 260, art: 'adhesive-bandage+herb',
    },
    {
      name: ['Cao hổ cốt giả cầy dân gian không động vật', 'Plant-only bone-strength plaster'],
      about: ['Công thức cổ phương thay bằng thảo mộc, không dùng động vật hoang dã.', 'An old recipe remade with herbs; nothing from wild animals.'],
      contents: ['Đỗ trọng, cẩu tích, nhựa thông.', 'Eucommia, cibotium, pine resin.'],
      producer: 'lanOng', price: 135_000, net: 60, packed: 110, stock: 0, sold: 120, art: 'adhesive-bandage+herb', isDeleted: true,
    },
  ],
};
