import type { CategoryData } from '../product-data.ts';

export const flowerSeeds: CategoryData = {
  slug: 'hat-giong-hoa',
  type: 'SEEDS',
  name: ['Hạt giống hoa', 'Flower seeds'],
  art: 'sunflower',
  usage: ['Gieo trên giá thể tơi, phun sương giữ ẩm, đủ sáng sau khi nảy mầm; bấm ngọn cho nhiều cành.', 'Sow on loose compost, mist to keep moist, give light after sprouting; pinch the tips for more branches.'],
  storage: ['Khô mát dưới 20 °C.', 'Dry, below 20 °C.'],
  warnings: ['Hạt giống để gieo, không ăn. Nhiều nước đòi giấy kiểm dịch thực vật.', 'For sowing, not for eating. Many countries ask for a plant health certificate.'],
  shelfLifeDays: 730,
  gramsPerLitre: 280,
  products: [
    {
      name: ['Hạt sen hồng Đồng Tháp', 'Pink lotus seeds from Dong Thap'],
      about: ['Mài vỏ sẵn, ngâm nước ba ngày nảy mầm, nở hoa trong chậu lớn.', 'Already filed; sprouts in water within three days and flowers in a large tub.'],
      producer: 'saDec', price: 38_000, net: 20, packed: 45, stock: 210, sold: 820, art: 'lotus+droplet', priority: '1',
    },
    {
      name: ['Hạt cúc mâm xôi Tết', 'Tet pompon chrysanthemum seeds'],
      about: ['Gieo tháng tám để kịp vàng rực ba ngày đầu năm.', 'Sow in August for a golden dome in the first days of the year.'],
      producer: 'saDec', price: 32_000, net: 1, packed: 20, stock: 180, sold: 640, art: 'sunflower+seedling', priority: 'LIMITED',
    },
    {
      name: ['Hạt vạn thọ lùn', 'Dwarf marigold seeds'],
      about: ['Cam và vàng, nở dày, cúng rằm hay viền lối đi đều đẹp.', 'Orange and yellow, dense, for the altar or along a path.'],
      producer: 'saDec', price: 18_000, net: 2, packed: 20, stock: 350, sold: 770, art: 'sunflower+seedling',
    },
    {
      name: ['Hạt hướng dương khổng lồ', 'Giant sunflower seeds'],
      about: ['Cao hơn hai mét, bông bằng cái mâm, trẻ con mê.', 'Over two metres with heads as wide as a tray; children adore it.'],
      producer: 'saDec', price: 22_000, net: 10, packed: 30, stock: 270, sold: 530, art: 'sunflower+seedling',
    },
    {
      name: ['Hạt mười giờ kép', 'Double moss rose seeds'],
      about: ['Bò lan chậu treo, nở đúng mười giờ sáng, chịu hạn.', 'Spills from hanging pots, opens at ten in the morning and needs little water.'],
      producer: 'saDec', price: 20_000, net: 1, packed: 20, stock: 300, sold: 480, art: 'rose+seedling',
    },
    {
      name: ['Hạt hoa giấy ghép màu', 'Mixed bougainvillea seeds'],
      about: ['Leo cổng hồng trắng tím, cần nắng nhiều.', 'Pink, white and violet over a gate; it wants full sun.'],
      producer: 'saDec', price: 42_000, net: 1, packed: 20, stock: 0, sold: 190, art: 'rose+seedling', type: 'HARD_TO_GET',
    },
    {
      name: ['Hạt đậu biếc cánh kép', 'Double butterfly pea seeds'],
      about: ['Hoa xanh lam pha trà, leo ban công rất nhanh.', 'Blue flowers for tea; climbs a balcony in no time.'],
      producer: 'cuChi', price: 25_000, net: 5, packed: 25, stock: 330, sold: 710, art: 'rose+seedling',
    },
    {
      name: ['Hạt cẩm tú cầu Đà Lạt', 'Da Lat hydrangea seeds'],
      about: ['Đổi màu theo đất chua, ưa mát và bóng râm.', 'Changes colour with the soil; likes cool shade.'],
      producer: 'langbiang', price: 48_000, net: 1, packed: 20, stock: 96, sold: 320, art: 'rose+seedling', priority: 'SPECIAL',
    },
    {
      name: ['Hạt hồng leo Sa Đéc', 'Sa Dec climbing rose seeds'],
      about: ['Sai hoa, thơm nhẹ, nảy mầm chậm cần xử lý lạnh.', 'Many lightly scented flowers; slow to sprout and needs a cold spell.'],
      producer: 'saDec', price: 52_000, sale: 45_000, net: 1, packed: 20, stock: 120, sold: 280, art: 'rose+seedling',
    },
    {
      name: ['Hạt dạ yến thảo rủ', 'Trailing petunia seeds'],
      about: ['Hạt bọc dễ gieo, phủ kín giỏ treo trong tám tuần.', 'Pelleted seed that is easy to sow; fills a basket in eight weeks.'],
      producer: 'langbiang', price: 34_000, net: 1, packed: 20, stock: 200, sold: 410, art: 'rose+seedling',
    },
    {
      name: ['Củ huệ trắng giống', 'White tuberose bulbs'],
      about: ['Mười củ mập mắt, thơm về đêm, cắm bàn thờ ngày lễ.', 'Ten plump bulbs, fragrant at night, for the family altar.'],
      producer: 'saDec', price: 85_000, net: 400, packed: 480, stock: 57, sold: 230, art: 'rose+seedling', shelfLifeDays: 120,
    },
  ],
};
