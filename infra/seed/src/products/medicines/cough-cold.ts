import type { CategoryData } from '../product-data.ts';

export const coughAndCold: CategoryData = {
  slug: 'ho-cam-hong',
  type: 'MEDICINES',
  name: ['Ho, cảm, họng', 'Cough, cold & throat'],
  art: 'thermometer',
  usage: ['Đọc kỹ tờ hướng dẫn. Người lớn ba lần một ngày sau ăn; quá năm ngày không đỡ thì đi khám.', 'Read the leaflet. Adults three times a day after meals; see a doctor if it is no better after five days.'],
  storage: ['Dưới 30 °C, tránh ẩm, xa tầm tay trẻ em.', 'Below 30 °C, dry, away from children.'],
  warnings: ['Đọc kỹ hướng dẫn trước khi dùng. Thuốc không kê đơn, gửi tối đa ba hộp một kiện.', 'Read the leaflet before use. Over the counter; at most three boxes a parcel.'],
  shelfLifeDays: 1_095,
  gramsPerLitre: 420,
  products: [
    {
      name: ['Siro ho húng chanh mật ong', 'Cuban oregano and honey cough syrup'],
      about: ['Húng chanh, tần dày lá và mật ong, trẻ từ một tuổi.', 'With Cuban oregano and honey, from one year on.'],
      contents: ['Cao húng chanh, mật ong, quất.', 'Cuban oregano extract, honey, kumquat.'],
      producer: 'trangThi', price: 58_000, net: 125, packed: 260, stock: 330, sold: 1_870, art: 'spoon+honey-pot', type: 'MUST_BE_PACKAGED', priority: '1',
    },
    {
      name: ['Viên ngậm gừng tắc', 'Ginger and kumquat lozenges'],
      about: ['Ấm họng thơm miệng, hai mươi bốn viên không đường.', 'Warm the throat and freshen the breath; twenty-four without sugar.'],
      contents: ['Gừng, tắc, isomalt.', 'Ginger, kumquat, isomalt.'],
      producer: 'tayDo', price: 32_000, net: 60, packed: 90, stock: 560, sold: 1_420, art: 'pill+tangerine',
    },
    {
      name: ['Viên cảm cúm xuyên hương', 'Lovage and mint cold capsules'],
      about: ['Xuyên khung, bạch chỉ, bạc hà; dùng khi vừa nhức đầu sổ mũi.', 'Lovage, angelica and mint for the first headache and runny nose.'],
      contents: ['Xuyên khung, bạch chỉ, hương phụ, bạc hà.', 'Lovage, angelica, cyperus, mint.'],
      producer: 'trangThi', price: 48_000, net: 30, packed: 70, stock: 410, sold: 1_630, art: 'pill+tangerine', priority: '1',
    },
    {
      name: ['Xịt họng keo ong bạc hà', 'Propolis and mint throat spray'],
      about: ['Xịt ba lần khi rát, vị the dịu, không cồn.', 'Three sprays when it burns, gently cool, no alcohol.'],
      contents: ['Keo ong, bạc hà, glycerin.', 'Propolis, mint, glycerin.'],
      producer: 'trangThi', price: 92_000, net: 30, packed: 90, stock: 245, sold: 970, art: 'spoon+honey-pot',
    },
    {
      name: ['Nước muối sinh lý chai lớn', 'Saline solution, large bottle'],
      about: ['0,9%, súc miệng rửa mũi, mười chai một thùng.', '0.9% for gargling and rinsing the nose, ten bottles a box.'],
      contents: ['Nước, natri clorid 0,9%.', 'Water, sodium chloride 0.9%.'],
      producer: 'tayDo', price: 65_000, net: 5_000, packed: 5_400, stock: 120, sold: 540, art: 'spoon+honey-pot', type: 'HEAVY',
    },
    {
      name: ['Bột xông giải cảm năm lá', 'Five-leaf steam powder'],
      about: ['Sả, bưởi, tía tô, kinh giới, ngải cứu tán bột; chế nước sôi xông mười phút.', 'Lemongrass, pomelo, perilla, balm and mugwort; pour on boiling water, breathe for ten minutes.'],
      contents: ['Sả, lá bưởi, tía tô, kinh giới, ngải cứu.', 'Lemongrass, pomelo leaf, perilla, balm, mugwort.'],
      producer: 'taPhin', price: 54_000, net: 150, packed: 210, stock: 186, sold: 680, art: 'spoon+honey-pot',
    },
    {
      name: ['Dầu tràm xịt mũi người lớn', 'Cajeput nasal spray for adults'],
      about: ['Nước biển sâu thêm tràm trà, thông mũi dịu nhẹ.', 'Deep-sea water with tea tree, gently clearing.'],
      contents: ['Nước biển, tràm trà.', 'Sea water, tea tree.'],
      producer: 'locThuy', price: 74_000, net: 70, packed: 140, stock: 204, sold: 520, art: 'spoon+honey-pot',
    },
    {
      name: ['Trà gừng hoà tan giải cảm', 'Instant ginger tea for colds'],
      about: ['Gói cốm gừng già đậm, pha nóng ra mồ hôi nhẹ.', 'Strong ginger granules; hot, they bring a light sweat.'],
      contents: ['Gừng, đường phèn.', 'Ginger, rock sugar.'],
      producer: 'tayDo', price: 39_000, net: 200, packed: 250, stock: 295, sold: 1_120, art: 'spoon+honey-pot',
    },
    {
      name: ['Miếng dán hạ sốt trẻ em', 'Cooling patches for children'],
      about: ['Gel mát tám tiếng, bóc không đau, sáu miếng.', 'Cool gel for eight hours that peels off without pain, six patches.'],
      contents: ['Nước, hydrogel, bạc hà.', 'Water, hydrogel, mint.'],
      producer: 'tayDo', price: 46_000, sale: 39_000, net: 90, packed: 130, stock: 340, sold: 1_290, art: 'thermometer+ice',
    },
    {
      name: ['Chanh đào chưng gừng đường phèn', 'Red lime and ginger preserve'],
      about: ['Bài nhà của bà: một thìa ngậm nuốt dần khi khản tiếng.', 'Grandmother’s own: let a spoon melt slowly when you are hoarse.'],
      contents: ['Chanh đào, gừng, đường phèn.', 'Red limes, ginger, rock sugar.'],
      producer: 'lanOng', price: 88_000, net: 350, packed: 540, stock: 97, sold: 460, art: 'spoon+honey-pot', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Nhiệt kế điện tử đầu mềm Nhật', 'Japanese soft-tip thermometer'],
      about: ['Đo mười giây, chống nước, nhập chính hãng từ Nhật.', 'Reads in ten seconds, waterproof, officially imported from Japan.'],
      contents: ['Nhựa y tế, pin.', 'Medical plastic, battery.'],
      producer: 'trangThi', price: 185_000, net: 30, packed: 80, stock: 75, sold: 380, art: 'thermometer+ice', type: 'EXPORT', country: 'JP',
    },
  ],
};
