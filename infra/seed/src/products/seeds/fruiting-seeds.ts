import type { CategoryData } from '../product-data.ts';

export const fruitingSeeds: CategoryData = {
  slug: 'hat-giong-cu-qua',
  type: 'SEEDS',
  name: ['Hạt giống củ, quả', 'Fruit & root seeds'],
  art: 'tomato',
  usage: ['Ươm bầu trước hai tuần, trồng ra khi cây có bốn lá; làm giàn cho cây leo.', 'Raise in pots for two weeks, plant out at four leaves, and give climbers a frame.'],
  storage: ['Khô mát dưới 20 °C.', 'Dry, below 20 °C.'],
  warnings: ['Hạt giống để gieo, không ăn. Nhiều nước đòi giấy kiểm dịch thực vật.', 'For sowing, not for eating. Many countries ask for a plant health certificate.'],
  shelfLifeDays: 730,
  gramsPerLitre: 350,
  products: [
    {
      name: ['Hạt bầu sao hồ lô', 'Bottle gourd seeds'],
      about: ['Trái đốm sao non nấu canh tôm, già phơi làm bình.', 'Speckled gourds: eat them young with prawns, dry the old ones into flasks.'],
      producer: 'cuChi', price: 24_000, net: 10, packed: 30, stock: 340, sold: 760, art: 'seedling+cucumber',
    },
    {
      name: ['Hạt mướp hương', 'Fragrant luffa seeds'],
      about: ['Trái ngắn thơm, xào giá hay nấu canh rau đay.', 'Short fragrant fruit, for bean sprouts or green soups.'],
      producer: 'cuChi', price: 22_000, net: 10, packed: 30, stock: 380, sold: 840, art: 'seedling+cucumber', priority: '1',
    },
    {
      name: ['Hạt khổ qua rừng', 'Wild bitter melon seeds'],
      about: ['Trái nhỏ đắng đậm, giàn leo kín cửa sổ hướng nam.', 'Small and very bitter; it covers a south window by itself.'],
      producer: 'muongThanh', price: 32_000, net: 5, packed: 25, stock: 155, sold: 430, art: 'seedling+cucumber',
    },
    {
      name: ['Hạt bí đao chanh', 'Lemon winter melon seeds'],
      about: ['Trái to bằng nắm tay đôi, ruột đặc, hợp nhà ít người.', 'Fruit the size of two fists with dense flesh, right for a small household.'],
      producer: 'cuChi', price: 23_000, net: 10, packed: 30, stock: 260, sold: 380, art: 'seedling+cucumber',
    },
    {
      name: ['Hạt đậu rồng', 'Winged bean seeds'],
      about: ['Trái bốn cánh giòn ngọt, hoa tím ăn được, cây sống nhiều năm nơi ấm.', 'Crisp pods with four wings and edible blue flowers; perennial where it is warm.'],
      producer: 'cuChi', price: 28_000, net: 20, packed: 40, stock: 170, sold: 350, art: 'seedling+cucumber',
    },
    {
      name: ['Hạt đậu đũa hạt đỏ', 'Red-seeded yard-long bean seeds'],
      about: ['Trái dài nửa mét, luộc chấm mắm kho quẹt.', 'Half a metre long; boil them and dip in caramelised fish sauce.'],
      producer: 'cuChi', price: 20_000, net: 30, packed: 50, stock: 310, sold: 590, art: 'seedling+cucumber',
    },
    {
      name: ['Hạt cà pháo trắng', 'White Thai eggplant seeds'],
      about: ['Sai trái, muối xổi ba ngày là giòn tan.', 'Heavy cropper; three days in brine and they crunch.'],
      producer: 'muongThanh', price: 21_000, net: 3, packed: 25, stock: 290, sold: 720, art: 'tomato+seedling',
    },
    {
      name: ['Hạt cà chua bi mật ong', 'Honey cherry tomato seeds'],
      about: ['Chùm vàng ngọt lịm, trồng thùng 20 lít là đủ.', 'Golden sweet trusses from a 20-litre bucket.'],
      producer: 'langbiang', price: 29_000, net: 1, packed: 20, stock: 0, sold: 910, art: 'tomato+seedling',
    },
    {
      name: ['Hạt củ cải trắng tuyết', 'Snow daikon seeds'],
      about: ['Củ dài 30 cm ngọt, bốn mươi lăm ngày nhổ làm dưa.', 'Sweet 30 cm roots in forty-five days, for pickles.'],
      producer: 'langbiang', price: 19_000, net: 20, packed: 40, stock: 280, sold: 460, art: 'tomato+seedling',
    },
    {
      name: ['Hạt đu đủ ruột đỏ lùn', 'Dwarf red papaya seeds'],
      about: ['Ra trái từ nửa mét, trồng nhà kính vùng lạnh được.', 'Fruits from half a metre up; possible in a greenhouse in cold places.'],
      producer: 'caiBe', price: 36_000, sale: 29_000, net: 2, packed: 25, stock: 140, sold: 390, art: 'tomato+seedling',
    },
    {
      name: ['Hạt gấc nếp', 'Gac fruit seeds'],
      about: ['Ngâm ấm một đêm, hai năm ra trái, kèm hướng dẫn chọn cây cái.', 'Soak overnight; fruits after two years, with a note on choosing female plants.'],
      producer: 'gacViet', price: 45_000, net: 20, packed: 45, stock: 72, sold: 260, art: 'tomato+seedling', type: 'HARD_TO_GET', priority: 'SPECIAL',
    },
  ],
};
