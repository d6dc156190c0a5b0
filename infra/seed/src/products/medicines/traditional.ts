import type { CategoryData } from '../product-data.ts';

export const traditional: CategoryData = {
  slug: 'thuoc-dong-y',
  type: 'MEDICINES',
  name: ['Thuốc Đông y', 'Traditional medicine'],
  art: 'alembic',
  usage: ['Sắc với 600 ml nước còn 200 ml, chia hai lần; cao và viên uống theo nhãn.', 'Simmer in 600 ml of water down to 200 ml, in two doses; extracts and pills as the label says.'],
  storage: ['Nơi khô, thoáng; thuốc thang dùng trong sáu tháng.', 'Dry and airy; use herb packets within six months.'],
  warnings: ['Hỏi thầy thuốc trước khi dùng cùng thuốc khác. Một số nước hạn chế thuốc Đông y.', 'Ask a practitioner before combining with other medicines. Some countries restrict traditional medicine.'],
  shelfLifeDays: 730,
  gramsPerLitre: 280,
  products: [
    {
      name: ['Thập toàn đại bổ thang', 'Ten-herb tonic'],
      about: ['Mười vị bốc sẵn mười thang, bồi bổ khi mới ốm dậy.', 'Ten packets of ten herbs, to recover after illness.'],
      contents: ['Đảng sâm, thục địa, đương quy, bạch truật và sáu vị khác.', 'Codonopsis, rehmannia, angelica, atractylodes and six more.'],
      producer: 'lanOng', price: 420_000, net: 1_500, packed: 1_700, stock: 48, sold: 310, art: 'scroll+herb',
    },
    {
      name: ['Bát trân hoàn điều kinh', 'Eight-treasure pills for women'],
      about: ['Viên hoàn mật ong, đều kinh, da dẻ hồng hào.', 'Honey pills for a regular cycle and good colour.'],
      contents: ['Đương quy, thục địa, bạch thược, xuyên khung.', 'Angelica, rehmannia, peony, lovage.'],
      producer: 'lanOng', price: 165_000, net: 240, packed: 320, stock: 96, sold: 560, art: 'amphora+herb', priority: '1',
    },
    {
      name: ['Lục vị địa hoàng hoàn', 'Six-flavour rehmannia pills'],
      about: ['Bài thuốc cổ cho người âm hư, đổ mồ hôi đêm.', 'A classic for those who run dry and sweat at night.'],
      contents: ['Thục địa, hoài sơn, sơn thù, trạch tả, phục linh, đan bì.', 'Rehmannia, yam, cornelian cherry, water plantain, poria, tree peony.'],
      producer: 'lanOng', price: 148_000, net: 240, packed: 320, stock: 112, sold: 610, art: 'amphora+herb',
    },
    {
      name: ['An cung ngưu thảo dược không chu sa', 'Herbal calm pills without cinnabar'],
      about: ['Bản thay thế không kim loại nặng, hộp một viên bọc sáp.', 'A version free of heavy metals; one wax-sealed pill a box.'],
      contents: ['Hoàng liên, chi tử, uất kim, băng phiến.', 'Coptis, gardenia, curcuma, borneol.'],
      producer: 'trangThi', price: 680_000, net: 5, packed: 120, stock: 10, sold: 85, art: 'scroll+herb', type: 'HARD_TO_GET', priority: 'LIMITED',
    },
    {
      name: ['Độc hoạt tang ký sinh thang', 'Mulberry mistletoe joint decoction'],
      about: ['Bảy thang sắc cho lưng gối mỏi khi trời lạnh.', 'Seven packets for backs and knees in cold weather.'],
      contents: ['Độc hoạt, tang ký sinh, phòng phong, tần giao.', 'Angelica pubescens, mulberry mistletoe, siler, gentian.'],
      producer: 'lanOng', price: 350_000, net: 1_200, packed: 1_400, stock: 39, sold: 190, art: 'scroll+herb',
    },
    {
      name: ['Cao ích mẫu nước', 'Motherwort liquid extract'],
      about: ['Ích mẫu, ngải cứu, hương phụ nấu cao, chai thủy tinh nâu.', 'Motherwort, mugwort and cyperus reduced, in brown glass.'],
      contents: ['Ích mẫu, ngải cứu, hương phụ.', 'Motherwort, mugwort, cyperus.'],
      producer: 'trangThi', price: 68_000, net: 180, packed: 320, stock: 155, sold: 720, art: 'amphora+herb', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Hoạt huyết dưỡng não bạch quả', 'Ginkgo circulation tablets'],
      about: ['Đinh lăng và bạch quả cho người hay quên, hoa mắt.', 'Polyscias and ginkgo for forgetfulness and dizziness.'],
      contents: ['Cao đinh lăng, cao bạch quả.', 'Polyscias extract, ginkgo extract.'],
      producer: 'trangThi', price: 96_000, sale: 86_000, net: 50, packed: 100, stock: 340, sold: 1_940, art: 'pill+herb', priority: '1',
    },
    {
      name: ['Kim tiền thảo tan sỏi', 'Desmodium urinary tablets'],
      about: ['Lợi tiểu, dùng đợt hai tháng, uống nhiều nước.', 'Diuretic; two months at a time with plenty of water.'],
      contents: ['Cao kim tiền thảo.', 'Desmodium extract.'],
      producer: 'tayDo', price: 84_000, net: 60, packed: 110, stock: 260, sold: 1_150, art: 'pill+herb',
    },
    {
      name: ['Hà thủ ô chế chín lần', 'Nine-times processed fo-ti'],
      about: ['Cửu chưng cửu sái với đậu đen, lát đen bóng, sắc uống hay ngâm rượu.', 'Steamed and dried nine times with black beans; glossy slices for tea or wine.'],
      contents: ['Hà thủ ô đỏ, đậu đen.', 'Fo-ti, black beans.'],
      producer: 'taPhin', price: 275_000, net: 500, packed: 570, stock: 71, sold: 380, art: 'scroll+herb', priority: 'SPECIAL',
    },
    {
      name: ['Chè vằng lợi sữa Quảng Trị', 'Quang Tri jasmine-vine tea for nursing mothers'],
      about: ['Cao cô bánh, bẻ miếng pha nóng, vị đắng thanh.', 'Reduced into cakes; break off a piece into hot water, cleanly bitter.'],
      contents: ['Cao chè vằng.', 'Jasminum subtriplinerve extract.'],
      producer: 'locThuy', price: 125_000, net: 400, packed: 470, stock: 134, sold: 840, art: 'amphora+herb',
    },
    {
      name: ['Nhân trần cam thảo túi lọc', 'Adenosma and liquorice tea bags'],
      about: ['Thuốc nam quen thuộc mùa hè, uống thay nước.', 'The familiar summer remedy, drunk like water.'],
      contents: ['Nhân trần, cam thảo.', 'Adenosma, liquorice.'],
      producer: 'lanOng', price: 58_000, net: 120, packed: 180, stock: 215, sold: 670, art: 'scroll+herb',
    },
  ],
};
