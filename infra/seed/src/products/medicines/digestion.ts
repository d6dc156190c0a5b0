import type { CategoryData } from '../product-data.ts';

export const digestion: CategoryData = {
  slug: 'tieu-hoa',
  type: 'MEDICINES',
  name: ['Tiêu hoá', 'Digestion'],
  art: 'bowl-with-spoon',
  usage: ['Đọc kỹ tờ hướng dẫn, uống với nước ấm; đau kéo dài trên ba ngày thì đi khám.', 'Read the leaflet and take with warm water; see a doctor if pain lasts over three days.'],
  storage: ['Dưới 30 °C, nơi khô.', 'Below 30 °C, dry.'],
  warnings: ['Đọc kỹ hướng dẫn trước khi dùng. Phụ nữ có thai hỏi ý kiến bác sĩ.', 'Read the leaflet before use. Ask a doctor in pregnancy.'],
  shelfLifeDays: 1_095,
  gramsPerLitre: 450,
  products: [
    {
      name: ['Viên nghệ mật ong dạ dày', 'Turmeric and honey stomach pills'],
      about: ['Nghệ xà cừ và mật ong rừng, uống trước ăn nửa giờ.', 'Turmeric and forest honey, half an hour before meals.'],
      contents: ['Nghệ, mật ong.', 'Turmeric, honey.'],
      producer: 'trangThi', price: 86_000, net: 250, packed: 330, stock: 270, sold: 1_460, art: 'pill+herb', priority: '1',
    },
    {
      name: ['Bột than hoạt tính giảm đầy hơi', 'Activated charcoal for bloating'],
      about: ['Gói rắc nhỏ, bớt ậm ạch sau bữa tiệc.', 'Small sachets against the weight of a feast.'],
      contents: ['Than hoạt tính, cam thảo.', 'Activated charcoal, liquorice.'],
      producer: 'tayDo', price: 52_000, net: 60, packed: 100, stock: 225, sold: 530, art: 'bowl-with-spoon+ginger-root',
    },
    {
      name: ['Men tiêu hoá cốm vị sữa', 'Milky enzyme granules'],
      about: ['Enzym và kẽm giúp bé ăn ngon, hai mươi gói.', 'Enzymes and zinc for small appetites, twenty sachets.'],
      contents: ['Enzym, kẽm, sữa bột.', 'Enzymes, zinc, milk powder.'],
      producer: 'trangThi', price: 98_000, net: 60, packed: 120, stock: 260, sold: 1_080, art: 'bowl-with-spoon+ginger-root',
    },
    {
      name: ['Berberin viên vàng', 'Yellow berberine tablets'],
      about: ['Từ cây vàng đắng, lọ một trăm viên tủ thuốc nhà nào cũng có.', 'From the coscinium vine; the jar of a hundred in every home.'],
      contents: ['Berberin.', 'Berberine.'],
      producer: 'tayDo', price: 28_000, net: 20, packed: 55, stock: 620, sold: 890, art: 'pill+herb', priority: '1',
    },
    {
      name: ['Trà tiêu thực trần bì', 'Dried tangerine peel digestive tea'],
      about: ['Vỏ quýt lâu năm, sơn tra, gừng; uống ấm sau tiệc nhiều dầu.', 'Aged tangerine peel, hawthorn and ginger, warm after rich food.'],
      contents: ['Trần bì, sơn tra, gừng.', 'Tangerine peel, hawthorn, ginger.'],
      producer: 'lanOng', price: 76_000, net: 150, packed: 220, stock: 148, sold: 470, art: 'teapot+herb',
    },
    {
      name: ['Cốm bình vị thái dương', 'Balanced stomach granules'],
      about: ['Bạch truật, hậu phác cho bụng lạnh, hay sôi.', 'Atractylodes and magnolia bark for a cold, rumbling stomach.'],
      contents: ['Bạch truật, hậu phác, cam thảo.', 'Atractylodes, magnolia bark, liquorice.'],
      producer: 'lanOng', price: 112_000, net: 200, packed: 280, stock: 93, sold: 310, art: 'bowl-with-spoon+ginger-root',
    },
    {
      name: ['Oresol vị cam bù nước', 'Orange rehydration salts'],
      about: ['Pha đúng 200 ml một gói, cần khi mất nước do nắng nóng.', 'One sachet to exactly 200 ml, for heat and dehydration.'],
      contents: ['Glucose, natri, kali, hương cam.', 'Glucose, sodium, potassium, orange flavour.'],
      producer: 'tayDo', price: 34_000, net: 82, packed: 130, stock: 500, sold: 1_210, art: 'spoon+honey-pot',
    },
    {
      name: ['Viên nhuận tràng lô hội', 'Aloe gentle laxative'],
      about: ['Tác dụng sau một đêm, không đau quặn.', 'Works overnight, without cramps.'],
      contents: ['Lô hội, đại hoàng.', 'Aloe, rhubarb root.'],
      producer: 'trangThi', price: 64_000, net: 25, packed: 60, stock: 178, sold: 640, art: 'pill+herb',
    },
    {
      name: ['Gel dạ dày chè dây', 'Vine tea stomach gel'],
      about: ['Gói gel uống liền, tráng dịu cơn nóng rát.', 'Ready gel that coats and calms the burning.'],
      contents: ['Chè dây, nhôm hydroxyd.', 'Ampelopsis, aluminium hydroxide.'],
      producer: 'trangThi', price: 118_000, sale: 105_000, net: 300, packed: 380, stock: 132, sold: 720, art: 'bowl-with-spoon+ginger-root',
    },
    {
      name: ['Thuốc say tàu xe gừng', 'Ginger travel-sickness tablets'],
      about: ['Nhai nửa giờ trước khi đi, không gây buồn ngủ.', 'Chew half an hour before the trip; no drowsiness.'],
      contents: ['Bột gừng.', 'Ginger powder.'],
      producer: 'tayDo', price: 36_000, net: 20, packed: 50, stock: 390, sold: 1_030, art: 'pill+herb',
    },
    {
      name: ['Cao atiso mềm Đà Lạt', 'Soft artichoke extract of Da Lat'],
      about: ['Cô chân không từ thân hoa lá rễ, pha uống mát gan.', 'Vacuum-reduced from the whole plant, stirred into water for the liver.'],
      contents: ['Cao atiso.', 'Artichoke extract.'],
      producer: 'langbiang', price: 145_000, net: 250, packed: 400, stock: 86, sold: 390, art: 'amphora+herb', type: 'MUST_BE_PACKAGED',
    },
  ],
};
