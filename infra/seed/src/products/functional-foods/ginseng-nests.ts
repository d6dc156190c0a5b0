import type { CategoryData } from '../product-data.ts';

export const ginsengAndNests: CategoryData = {
  slug: 'sam-yen-dong-trung',
  type: 'FUNCTIONAL_FOODS',
  name: ['Sâm, yến, đông trùng', 'Ginseng, nests & cordyceps'],
  art: 'nest-with-eggs',
  usage: ['Dùng buổi sáng hoặc trước khi ngủ, cách bữa ăn một giờ; mỗi đợt hai đến ba tháng.', 'In the morning or before bed, an hour apart from meals, for two to three months at a time.'],
  storage: ['Hộp kín, chống ẩm, nơi mát.', 'In a closed box, dry and cool.'],
  warnings: ['Thực phẩm này không phải là thuốc và không thay thế thuốc chữa bệnh.', 'This food is not a medicine and does not replace one.'],
  shelfLifeDays: 730,
  gramsPerLitre: 260,
  products: [
    {
      name: ['Yến sào Khánh Hoà làm sạch', 'Cleaned Khanh Hoa bird’s nest'],
      about: ['Tổ yến đảo nhặt lông tay, sợi dài nở đều, hộp 50 g kèm đường phèn.', 'Island nests cleaned by hand, long strands that swell evenly; 50 g with rock sugar.'],
      contents: ['Tổ yến.', 'Edible bird’s nest.'],
      producer: 'honNoi', price: 2_350_000, sale: 2_150_000, net: 50, packed: 260, stock: 34, sold: 310, art: 'nest-with-eggs+ribbon', priority: '1',
    },
    {
      name: ['Yến thô còn lông đảo Hòn Nội', 'Raw bird’s nest from Hon Noi'],
      about: ['Nguyên tổ từ vách đá, dành cho người thích tự nhặt.', 'Whole nests as they come from the cliff, for those who clean their own.'],
      contents: ['Tổ yến.', 'Edible bird’s nest.'],
      producer: 'honNoi', price: 1_950_000, net: 100, packed: 320, stock: 12, sold: 140, art: 'nest-with-eggs+ribbon', type: 'HARD_TO_GET',
    },
    {
      name: ['Nước yến hũ đường ăn kiêng', 'Bird’s nest drink, no sugar'],
      about: ['Sáu hũ chưng sẵn 15% yến, ngọt cỏ stevia.', 'Six jars with 15% nest, sweetened with stevia.'],
      contents: ['Nước, yến 15%, stevia.', 'Water, bird’s nest 15%, stevia.'],
      producer: 'honNoi', price: 285_000, net: 420, packed: 1_250, stock: 145, sold: 1_180, art: 'nest-with-eggs+ribbon', type: 'MUST_BE_PACKAGED', priority: '1', shelfLifeDays: 365,
    },
    {
      name: ['Sâm Ngọc Linh củ tươi bảy năm', 'Fresh seven-year Ngoc Linh ginseng'],
      about: ['Củ đốt rõ, có chứng nhận vùng trồng, rửa sạch gói rêu ẩm.', 'Clearly ringed roots with a certificate of origin, washed and wrapped in moist moss.'],
      contents: ['Sâm Ngọc Linh.', 'Panax vietnamensis.'],
      producer: 'ngocLinh', price: 9_800_000, net: 100, packed: 450, stock: 3, sold: 17, art: 'ginger-root+ribbon', type: 'HARD_TO_GET', priority: 'LIMITED', shelfLifeDays: 21,
    },
    {
      name: ['Lá sâm Ngọc Linh sấy', 'Dried Ngoc Linh ginseng leaf'],
      about: ['Hãm như trà, vị đắng dịu ngọt hậu, kinh tế hơn củ.', 'Steep it like tea; gently bitter, then sweet, and kinder to the purse than the root.'],
      contents: ['Lá sâm.', 'Ginseng leaf.'],
      producer: 'ngocLinh', price: 680_000, net: 50, packed: 130, stock: 41, sold: 180, art: 'ginger-root+ribbon',
    },
    {
      name: ['Hồng sâm Hàn Quốc sáu năm tuổi', 'Korean red ginseng, six years'],
      about: ['Mười củ hộp thiếc 600 g, nhập khẩu chính ngạch có tem phụ.', 'Ten roots in a 600 g tin, officially imported with its label.'],
      contents: ['Hồng sâm.', 'Red ginseng.'],
      producer: 'geumsan', price: 3_450_000, net: 600, packed: 980, stock: 19, sold: 96, art: 'ginger-root+ribbon', type: 'EXPORT', country: 'KR',
    },
    {
      name: ['Cao hồng sâm linh chi hũ 240 g', 'Red ginseng and reishi extract'],
      about: ['Cô đặc từ Geumsan, một thìa nhỏ pha nước ấm mỗi sáng.', 'Concentrated in Geumsan; a small spoon in warm water each morning.'],
      contents: ['Cao hồng sâm, cao linh chi.', 'Red ginseng extract, reishi extract.'],
      producer: 'geumsan', price: 1_250_000, net: 240, packed: 520, stock: 27, sold: 210, art: 'ginger-root+ribbon', type: 'EXPORT', country: 'KR',
    },
    {
      name: ['Đông trùng hạ thảo sấy thăng hoa', 'Freeze-dried cordyceps'],
      about: ['Nuôi trên gạo lứt, sợi cam nguyên vẹn, hãm trà hoặc hầm gà.', 'Grown on brown rice, bright orange threads for tea or chicken broth.'],
      contents: ['Đông trùng hạ thảo.', 'Cordyceps militaris.'],
      producer: 'langbiang', price: 750_000, net: 20, packed: 120, stock: 68, sold: 490, art: 'brown-mushroom+ribbon',
    },
    {
      name: ['Nấm linh chi đỏ thái lát', 'Sliced red reishi'],
      about: ['Tai nấm cứng cắt lát, sắc hai nước, đắng nhưng dễ chịu.', 'Hard caps in slices, for two decoctions; bitter but pleasant.'],
      contents: ['Nấm linh chi.', 'Reishi.'],
      producer: 'namRung', price: 390_000, net: 300, packed: 380, stock: 87, sold: 350, art: 'brown-mushroom+ribbon',
    },
    {
      name: ['Nhụy hoa nghệ tây Mộc Châu', 'Moc Chau saffron'],
      about: ['Sợi đỏ sẫm trồng thử nghiệm trên cao nguyên, mỗi hộp một gam.', 'Deep red threads from a highland trial field, one gram a box.'],
      contents: ['Nhụy hoa nghệ tây.', 'Saffron.'],
      producer: 'langbiang', price: 295_000, net: 1, packed: 40, stock: 50, sold: 160, art: 'brown-mushroom+ribbon', priority: 'SPECIAL',
    },
    {
      name: ['Set quà yến sâm mừng thọ', 'Longevity gift set with nest and ginseng'],
      about: ['Hai hũ yến, trà sâm và đông trùng trong hộp sơn mài đỏ.', 'Two jars of nest, ginseng tea and cordyceps in a red lacquer box.'],
      contents: ['Xem nhãn từng món trong hộp.', 'See the label of each item in the box.'],
      producer: 'honNoi', price: 1_680_000, sale: 1_490_000, net: 700, packed: 1_900, stock: 30, sold: 125, art: 'wrapped-gift+red-paper-lantern', type: 'MUST_BE_PACKAGED', priority: 'SPECIAL',
    },
  ],
};
