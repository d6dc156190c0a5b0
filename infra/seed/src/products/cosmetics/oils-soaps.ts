import type { CategoryData } from '../product-data.ts';

export const oilsAndSoaps: CategoryData = {
  slug: 'tinh-dau-xa-phong',
  type: 'COSMETICS',
  name: ['Tinh dầu, xà phòng', 'Essential oils & soaps'],
  art: 'soap',
  usage: ['Tinh dầu pha loãng trước khi thoa hoặc nhỏ vào đèn xông; xà phòng để khô ráo sau khi dùng.', 'Dilute oils before use on skin, or put a few drops in a burner; let soap dry after use.'],
  storage: ['Chai tối màu, xa lửa và tầm tay trẻ em.', 'In dark glass, away from flames and children.'],
  warnings: ['Không uống. Phụ nữ có thai hỏi bác sĩ trước khi dùng tinh dầu.', 'Do not swallow. Ask a doctor before using oils in pregnancy.'],
  shelfLifeDays: 1_095,
  gramsPerLitre: 600,
  products: [
    {
      name: ['Tinh dầu tràm Lộc Thủy', 'Loc Thuy cajeput oil'],
      about: ['Tràm gió chưng cất nồi đồng, giữ ấm cho bé, thoa lòng bàn chân.', 'Distilled in copper; rubbed on the soles, it keeps small children warm.'],
      contents: ['Tinh dầu tràm gió.', 'Cajeput oil.'],
      producer: 'locThuy', price: 110_000, net: 50, packed: 140, stock: 310, sold: 1_010, art: 'test-tube+herb', priority: '1',
    },
    {
      name: ['Tinh dầu sả chanh đuổi muỗi', 'Lemongrass oil against mosquitoes'],
      about: ['Nhỏ năm giọt vào đèn xông, phòng thơm và vắng muỗi.', 'Five drops in a burner: a fresh room without mosquitoes.'],
      contents: ['Tinh dầu sả chanh.', 'Lemongrass oil.'],
      producer: 'locThuy', price: 85_000, net: 50, packed: 140, stock: 270, sold: 1_140, art: 'test-tube+herb',
    },
    {
      name: ['Tinh dầu vỏ bưởi Phúc Trạch', 'Phuc Trach pomelo peel oil'],
      about: ['Ép lạnh từ vỏ bưởi tươi, mùi sáng như vừa bóc.', 'Cold-pressed from fresh peel, as bright as if just opened.'],
      contents: ['Tinh dầu vỏ bưởi.', 'Pomelo peel oil.'],
      producer: 'nhaMe', price: 135_000, net: 30, packed: 110, stock: 98, sold: 430, art: 'test-tube+herb',
    },
    {
      name: ['Tinh dầu trầm hương Khánh Hoà', 'Khanh Hoa agarwood oil'],
      about: ['Chưng từ trầm sánh chìm, một giọt thơm cả ngày; mỗi mẻ chỉ vài chục chai.', 'From resinous wood that sinks; one drop lasts a day, a few dozen bottles a batch.'],
      contents: ['Tinh dầu trầm hương.', 'Agarwood oil.'],
      producer: 'honNoi', price: 2_400_000, net: 5, packed: 90, stock: 5, sold: 38, art: 'candle+lotus', type: 'HARD_TO_GET', priority: 'LIMITED',
    },
    {
      name: ['Xà phòng cà phê Hội An', 'Hoi An coffee soap'],
      about: ['Nấu lạnh ủ sáu tuần, hạt cà phê xay tẩy nhẹ, khử mùi tay bếp.', 'Cold process, cured for six weeks; ground coffee scrubs lightly and clears kitchen smells.'],
      contents: ['Dầu dừa, dầu ô liu, cà phê, xút.', 'Coconut oil, olive oil, coffee, lye.'],
      producer: 'hoiAn', price: 65_000, net: 100, packed: 125, stock: 225, sold: 780, art: 'soap+leafy-green',
    },
    {
      name: ['Xà phòng sữa dê rau má', 'Goat milk and pennywort soap'],
      about: ['Dịu cho da em bé và da cơ địa, không hương liệu.', 'Mild enough for babies and sensitive skin, without fragrance.'],
      contents: ['Sữa dê, dầu dừa, rau má, xút.', 'Goat milk, coconut oil, pennywort, lye.'],
      producer: 'hoiAn', price: 72_000, net: 100, packed: 125, stock: 180, sold: 590, art: 'soap+leafy-green',
    },
    {
      name: ['Xà phòng nghệ mật ong', 'Turmeric and honey soap'],
      about: ['Mỗi bánh một thìa mật ong U Minh, da sáng đều màu.', 'A spoon of U Minh honey in every bar, for an even tone.'],
      contents: ['Dầu dừa, nghệ, mật ong, xút.', 'Coconut oil, turmeric, honey, lye.'],
      producer: 'hoiAn', price: 68_000, net: 100, packed: 125, stock: 0, sold: 660, art: 'soap+leafy-green',
    },
    {
      name: ['Nến thơm hoa sữa Hà Nội', 'Hanoi milk-flower candle'],
      about: ['Sáp đậu nành trong cốc gốm, mùi mùa thu Hà Nội cho người xa nhà.', 'Soy wax in a clay cup; autumn in Hanoi for those far from it.'],
      contents: ['Sáp đậu nành, hương hoa sữa.', 'Soy wax, alstonia fragrance.'],
      producer: 'mocSen', price: 245_000, sale: 219_000, net: 200, packed: 420, stock: 63, sold: 340, art: 'candle+lotus', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Nhang quế không hoá chất', 'Cinnamon incense without chemicals'],
      about: ['Bột quế Trà My và keo bời lời, khói nhẹ, cháy bốn mươi phút.', 'Tra My cinnamon and tree gum, little smoke, forty minutes a stick.'],
      contents: ['Bột quế, bột keo bời lời, tăm tre.', 'Cinnamon powder, litsea gum, bamboo sticks.'],
      producer: 'ngocLinh', price: 78_000, net: 300, packed: 380, stock: 140, sold: 520, art: 'candle+lotus',
    },
    {
      name: ['Muối ngâm chân thảo dược Dao đỏ', 'Red Dao herbal foot soak'],
      about: ['Muối hột rang với gừng, quế và lá thuốc Tả Phìn, ngủ ngon hơn.', 'Coarse salt roasted with ginger, cinnamon and Ta Phin leaves, for better sleep.'],
      contents: ['Muối, gừng, quế, ngải cứu, lá thuốc.', 'Salt, ginger, cinnamon, mugwort, herbs.'],
      producer: 'taPhin', price: 92_000, net: 500, packed: 560, stock: 174, sold: 970, art: 'soap+leafy-green',
    },
    {
      name: ['Dầu massage dừa oải hương', 'Coconut and lavender massage oil'],
      about: ['Dầu dừa phân đoạn không trơn nhờn, oải hương Đà Lạt thư giãn.', 'Fractionated coconut oil that does not feel greasy, with Da Lat lavender.'],
      contents: ['Dầu dừa, tinh dầu oải hương.', 'Coconut oil, lavender oil.'],
      producer: 'langbiang', price: 158_000, net: 200, packed: 310, stock: 85, sold: 280, art: 'lotion-bottle+rose',
    },
  ],
};
