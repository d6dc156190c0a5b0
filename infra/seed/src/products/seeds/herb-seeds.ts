import type { CategoryData } from '../product-data.ts';

export const herbSeeds: CategoryData = {
  slug: 'hat-giong-rau-thom',
  type: 'SEEDS',
  name: ['Hạt giống rau thơm', 'Herb seeds'],
  art: 'potted-plant',
  usage: ['Rải hạt lên mặt đất ẩm, phủ mỏng, để nơi sáng ấm 22–28 °C; tỉa cây con cách nhau 10 cm.', 'Scatter on moist soil, cover thinly, keep bright at 22–28 °C; thin seedlings to 10 cm.'],
  storage: ['Khô mát dưới 20 °C.', 'Dry, below 20 °C.'],
  warnings: ['Hạt giống để gieo, không ăn. Nhiều nước đòi giấy kiểm dịch thực vật.', 'For sowing, not for eating. Many countries ask for a plant health certificate.'],
  shelfLifeDays: 730,
  gramsPerLitre: 300,
  products: [
    {
      name: ['Hạt tía tô lá tím', 'Purple perilla seeds'],
      about: ['Hai mặt tím thơm đậm, tự rụng hạt mọc lại mùa sau.', 'Purple on both sides and strongly scented; seeds itself for next year.'],
      producer: 'muongThanh', price: 20_000, net: 5, packed: 25, stock: 420, sold: 1_350, art: 'potted-plant+herb', priority: '1',
    },
    {
      name: ['Hạt húng quế tía', 'Thai basil seeds'],
      about: ['Cành tím thơm hồi, không có thì tô phở thiếu nửa.', 'Purple stems and an aniseed scent; a bowl of pho is half without it.'],
      producer: 'cuChi', price: 18_000, net: 5, packed: 25, stock: 510, sold: 1_640, art: 'potted-plant+herb', priority: '1',
    },
    {
      name: ['Hạt kinh giới lá mịn', 'Vietnamese balm seeds'],
      about: ['Thơm chanh the, ăn bún chả, trồng chậu xum xuê.', 'Lemony and cool, for grilled pork noodles; bushy in a pot.'],
      producer: 'cuChi', price: 19_000, net: 3, packed: 25, stock: 330, sold: 870, art: 'potted-plant+herb',
    },
    {
      name: ['Hạt ngò gai mùi tàu', 'Sawtooth coriander seeds'],
      about: ['Nảy mầm chậm ba tuần, bù lại hái lá suốt năm.', 'Takes three weeks to sprout, then gives leaves all year.'],
      producer: 'cuChi', price: 22_000, net: 2, packed: 25, stock: 275, sold: 930, art: 'seedling+herb',
    },
    {
      name: ['Hạt thì là nếp', 'Fine dill seeds'],
      about: ['Lá mảnh thơm đậm, bạn của chả cá và canh cá chua.', 'Feathery and strong, the friend of turmeric fish and sour soups.'],
      producer: 'muongThanh', price: 17_000, net: 10, packed: 30, stock: 290, sold: 640, art: 'seedling+herb',
    },
    {
      name: ['Hạt mùi ta ngò rí', 'Small-leaf coriander seeds'],
      about: ['Giống lá nhỏ thơm hơn ngò tây, gieo mát là lên.', 'The small-leaved kind, more fragrant; it likes cool weather.'],
      producer: 'cuChi', price: 16_000, net: 20, packed: 40, stock: 460, sold: 1_120, art: 'seedling+herb',
    },
    {
      name: ['Hạt hẹ lá dẹt', 'Flat garlic chives seeds'],
      about: ['Trồng một lần cắt ba năm, bông hẹ xào tôm rất ngon.', 'Sow once and cut for three years; the flowers are lovely with prawns.'],
      producer: 'cuChi', price: 21_000, net: 5, packed: 25, stock: 240, sold: 520, art: 'seedling+herb',
    },
    {
      name: ['Hạt lá lốt ăn thịt bò nướng', 'Wild betel seeds'],
      about: ['Ưa bóng râm, lá to dần, cuốn bò nướng thơm cả phố.', 'Loves shade; wrap beef in the leaves and the whole street will know.'],
      producer: 'cuChi', price: 35_000, net: 1, packed: 20, stock: 88, sold: 470, art: 'potted-plant+herb', type: 'HARD_TO_GET',
    },
    {
      name: ['Hạt ớt hiểm xanh', 'Green bird’s eye chilli seeds'],
      about: ['Cay xé nhỏ trái, một cây đủ ăn cả nhà bốn tháng.', 'Tiny and fierce; one plant keeps a family for four months.'],
      producer: 'chuSe', price: 24_000, net: 2, packed: 25, stock: 350, sold: 1_180, art: 'seedling+herb',
    },
    {
      name: ['Hạt nghệ giống trứng vàng', 'Golden seed turmeric'],
      about: ['Củ giống tách mắt sẵn, trồng tháng ba thu tháng mười hai.', 'Seed rhizomes already divided; plant in March, dig in December.'],
      producer: 'lucNgan', price: 48_000, net: 500, packed: 580, stock: 64, sold: 230, art: 'seedling+herb', shelfLifeDays: 90,
    },
    {
      name: ['Bộ hạt bảy rau thơm Việt cho ban công', 'Balcony set of seven Vietnamese herbs'],
      about: ['Bảy gói hạt, chậu vải và sổ tay song ngữ dành cho người mới.', 'Seven packets, cloth pots and a booklet in two languages for beginners.'],
      producer: 'cuChi', price: 165_000, net: 300, packed: 450, stock: 112, sold: 690, art: 'potted-plant+herb', priority: 'SPECIAL',
    },
  ],
};
