import type { CategoryData } from '../product-data.ts';

export const spices: CategoryData = {
  slug: 'gia-vi-do-kho',
  type: 'PACKAGED_FOOD',
  name: ['Gia vị, đồ khô', 'Spices & dried goods'],
  art: 'hot-pepper',
  usage: ['Nêm từng chút vì vị đậm. Đồ khô rửa nhanh, ngâm nước ấm 20 phút trước khi nấu.', 'Season little by little, the taste is strong. Rinse dried goods and soak them in warm water for 20 minutes.'],
  storage: ['Lọ kín, tránh ẩm và ánh sáng.', 'In a closed jar, away from damp and light.'],
  shelfLifeDays: 365,
  gramsPerLitre: 380,
  products: [
    {
      name: ['Tiêu đen Chư Sê nguyên hạt', 'Whole black pepper from Chu Se'],
      about: ['Tiêu đất đỏ bazan Gia Lai, hạt chắc, thơm nồng khi vừa giã.', 'From the red basalt hills of Gia Lai: dense berries, strongly fragrant when freshly crushed.'],
      contents: ['Tiêu đen.', 'Black pepper.'],
      producer: 'chuSe', price: 89_000, net: 250, packed: 290, stock: 350, sold: 1_760, art: 'jar+hot-pepper', priority: '1',
    },
    {
      name: ['Muối tôm Tây Ninh loại ngon', 'Tay Ninh shrimp salt, best grade'],
      about: ['Tôm đất giã với muối hột, tỏi và ớt, chấm trái cây chua là đúng điệu.', 'River shrimp pounded with coarse salt, garlic and chilli: what sour fruit has been waiting for.'],
      contents: ['Muối, tôm khô 30%, tỏi, ớt, sả.', 'Salt, dried shrimp 30%, garlic, chilli, lemongrass.'],
      producer: 'coBa', price: 42_000, net: 200, packed: 260, stock: 420, sold: 2_890, art: 'salt+shrimp', priority: '1',
    },
    {
      name: ['Hạt dổi rừng Mường Thanh', 'Wild doi seeds from Muong Thanh'],
      about: ['Nướng than cho dậy mùi rồi giã với muối ớt, gia vị bí mật của món nướng Tây Bắc.', 'Grilled over embers, then pounded with salt and chilli: the secret of North-West barbecues.'],
      contents: ['Hạt dổi.', 'Doi seeds (Michelia tonkinensis).'],
      producer: 'muongThanh', price: 195_000, net: 50, packed: 80, stock: 35, sold: 240, art: 'garlic+hot-pepper', type: 'HARD_TO_GET', priority: 'SPECIAL',
    },
    {
      name: ['Mắc khén rang sẵn', 'Roasted mac khen pepper'],
      about: ['Họ hàng của tiêu rừng, tê nhẹ đầu lưỡi, thơm mùi vỏ cam.', 'A cousin of Sichuan pepper, gently numbing and smelling of orange peel.'],
      contents: ['Mắc khén.', 'Mac khen (Zanthoxylum rhetsa).'],
      producer: 'muongThanh', price: 78_000, net: 100, packed: 130, stock: 84, sold: 390, art: 'jar+hot-pepper',
    },
    {
      name: ['Quế Trà My ống', 'Tra My cinnamon quills'],
      about: ['Vỏ quế già cay ngọt, dùng nấu phở, kho thịt hay pha trà.', 'Old bark, hot and sweet, for pho, stews or tea.'],
      contents: ['Vỏ quế.', 'Cinnamon bark.'],
      producer: 'ngocLinh', price: 68_000, net: 200, packed: 260, stock: 165, sold: 580, art: 'jar+hot-pepper',
    },
    {
      name: ['Hoa hồi Lạng Sơn cánh to', 'Large star anise from Lang Son'],
      about: ['Hoa tám cánh phơi nắng, hương ấm, bỏ vài cánh là nồi phở dậy mùi.', 'Eight full points, dried in the sun; a few of them carry a whole pot of pho.'],
      contents: ['Hoa hồi.', 'Star anise.'],
      producer: 'muongThanh', price: 72_000, net: 200, packed: 250, stock: 143, sold: 770, art: 'jar+hot-pepper',
    },
    {
      name: ['Nấm hương rừng Sa Pa', 'Wild shiitake from Sa Pa'],
      about: ['Tai nhỏ chân ngắn, hái trên thân gỗ mục, thơm hơn hẳn nấm trồng.', 'Small caps gathered from fallen trees, far more fragrant than cultivated ones.'],
      contents: ['Nấm hương khô.', 'Dried shiitake.'],
      producer: 'namRung', price: 185_000, sale: 165_000, net: 250, packed: 320, stock: 98, sold: 640, art: 'brown-mushroom+package',
    },
    {
      name: ['Mộc nhĩ thái sợi', 'Shredded wood ear mushroom'],
      about: ['Thái sẵn cho nem rán và miến, nở gấp tám lần khi ngâm.', 'Cut ready for fried rolls and glass noodles; grows eightfold when soaked.'],
      contents: ['Mộc nhĩ khô.', 'Dried wood ear.'],
      producer: 'namRung', price: 55_000, net: 200, packed: 240, stock: 270, sold: 1_120, art: 'brown-mushroom+package',
    },
    {
      name: ['Tôm khô Rạch Gốc loại một', 'Rach Goc dried shrimp, first grade'],
      about: ['Tôm đất luộc phơi ba nắng, đỏ au, ngọt thịt, không phẩm màu.', 'River shrimp boiled and dried for three days of sun, red and sweet without any colouring.'],
      contents: ['Tôm đất, muối.', 'Shrimp, salt.'],
      producer: 'namCan', price: 620_000, sale: 560_000, net: 500, packed: 560, stock: 70, sold: 950, art: 'salt+shrimp', priority: '1', shelfLifeDays: 180,
    },
    {
      name: ['Khô mực câu Phú Quốc', 'Line-caught dried squid, Phu Quoc'],
      about: ['Mực câu phơi trên giàn tre, nướng lên ngọt và thơm mùi biển.', 'Caught by line and dried on bamboo; grilled, it tastes of the sea.'],
      contents: ['Mực ống.', 'Squid.'],
      producer: 'phanThiet', price: 780_000, net: 500, packed: 570, stock: 52, sold: 480, art: 'squid+sun', shelfLifeDays: 180,
    },
    {
      name: ['Tỏi cô đơn Lý Sơn', 'Ly Son single-clove garlic'],
      about: ['Tỏi một tép trồng trên cát núi lửa, cay dịu, ngâm rượu hay ăn sống đều thơm.', 'One clove a bulb, grown in volcanic sand; mild enough to eat raw.'],
      contents: ['Tỏi.', 'Garlic.'],
      producer: 'lySon', price: 295_000, net: 300, packed: 360, stock: 60, sold: 350, art: 'garlic+hot-pepper', priority: 'SPECIAL', shelfLifeDays: 240,
    },
    {
      name: ['Gạo ST25 túi 10 kg', 'ST25 fragrant rice, 10 kg sack'],
      about: ['Hạt dài trong, cơm dẻo thơm lá dứa, giống lúa từng đoạt giải gạo ngon nhất thế giới.', 'Long clear grains that smell of pandan, of the variety once named the best rice in the world.'],
      contents: ['Gạo ST25.', 'ST25 rice.'],
      producer: 'haiTan', price: 390_000, net: 10_000, packed: 10_300, stock: 180, sold: 1_650, art: 'cooked-rice+sheaf-of-rice', type: 'HEAVY', priority: '1',
    },
  ],
};
