import type { CategoryData } from '../product-data.ts';

export const drinks: CategoryData = {
  slug: 'nuoc-uong-siro',
  type: 'WATER_FOOD',
  name: ['Nước uống, siro', 'Drinks & syrups'],
  art: 'bubble-tea',
  usage: ['Lắc đều, uống lạnh; siro pha một phần với năm phần nước hoặc soda.', 'Shake, serve cold; mix one part of syrup with five of water or soda.'],
  storage: ['Nơi mát; đã mở thì cất ngăn mát, dùng trong hai tuần.', 'Keep cool; once opened, in the fridge for two weeks.'],
  warnings: ['Hàng chất lỏng và nặng: đường biển thường rẻ hơn nhiều.', 'Liquid and heavy: by sea is usually far cheaper.'],
  shelfLifeDays: 365,
  gramsPerLitre: 900,
  products: [
    {
      name: ['Siro tắc mật ong chưng', 'Kumquat and honey syrup'],
      about: ['Tắc Vĩnh Long chưng mật ong cả vỏ, pha nóng dịu cổ, pha đá giải khát.', 'Whole kumquats cooked in honey; soothing when hot, refreshing over ice.'],
      contents: ['Tắc, mật ong, đường phèn.', 'Kumquats, honey, rock sugar.'],
      producer: 'mienTay', price: 85_000, net: 500, packed: 880, stock: 120, sold: 610, art: 'jar+tangerine', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Nước mơ ngâm đường Yên Tử', 'Yen Tu apricots in sugar'],
      about: ['Mơ lông ngâm sáu tháng, nước sánh vàng, chua ngọt giải nhiệt.', 'Downy apricots steeped for six months into a thick golden syrup.'],
      contents: ['Mơ, đường.', 'Apricots, sugar.'],
      producer: 'lucNgan', price: 92_000, net: 1_000, packed: 1_550, stock: 77, sold: 430, art: 'jar+tangerine', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Nước sâm bí đao hạt chia', 'Winter melon and chia drink'],
      about: ['Bí đao nấu la hán quả, thêm hạt chia, sáu lon một lốc.', 'Winter melon cooked with monk fruit and chia seeds, six cans to a pack.'],
      contents: ['Nước, bí đao, la hán quả, đường, hạt chia.', 'Water, winter melon, monk fruit, sugar, chia seeds.'],
      producer: 'mienTay', price: 66_000, net: 1_920, packed: 2_150, stock: 180, sold: 720, art: 'beverage-box+beans', type: 'HEAVY',
    },
    {
      name: ['Nước dừa xiêm đóng lon', 'Canned young coconut water'],
      about: ['Dừa tươi ép trong ngày, không đường, mười hai lon.', 'Pressed on the day of harvest, without sugar, twelve cans.'],
      contents: ['Nước dừa 100%.', 'Coconut water 100%.'],
      producer: 'xuDua', price: 168_000, net: 3_960, packed: 4_400, stock: 140, sold: 980, art: 'coconut+tropical-drink', type: 'HEAVY', priority: '1',
    },
    {
      name: ['Sữa đậu nành lá dứa hộp giấy', 'Pandan soy milk in cartons'],
      about: ['Đậu nành không biến đổi gen, thơm lá dứa, ít đường.', 'Non-GM soybeans, scented with pandan, low in sugar.'],
      contents: ['Đậu nành 12%, nước, đường, lá dứa.', 'Soybeans 12%, water, sugar, pandan.'],
      producer: 'cuuLong', price: 96_000, net: 4_000, packed: 4_300, stock: 95, sold: 510, art: 'beverage-box+beans', type: 'HEAVY', shelfLifeDays: 180,
    },
    {
      name: ['Sữa bắp non Mộc Châu', 'Moc Chau sweetcorn milk'],
      about: ['Bắp nếp non xay với sữa tươi cao nguyên, thơm ngậy.', 'Young corn blended with highland milk, rich and fragrant.'],
      contents: ['Sữa tươi 70%, bắp 25%, đường.', 'Milk 70%, corn 25%, sugar.'],
      producer: 'langbiang', price: 88_000, net: 2_160, packed: 2_400, stock: 63, sold: 380, art: 'beverage-box+beans', type: 'HEAVY', shelfLifeDays: 120,
    },
    {
      name: ['Trà sữa trân châu tự pha', 'Bubble tea kit'],
      about: ['Đủ năm ly: hồng trà, bột sữa, trân châu đen nấu năm phút và ống hút giấy.', 'For five cups: black tea, milk powder, pearls that cook in five minutes, and paper straws.'],
      contents: ['Hồng trà, bột sữa, trân châu bột năng, đường nâu.', 'Black tea, milk powder, tapioca pearls, brown sugar.'],
      producer: 'mienTay', price: 125_000, sale: 109_000, net: 600, packed: 720, stock: 210, sold: 1_380, art: 'bubble-tea+package', priority: '1',
    },
    {
      name: ['Rượu mơ Yên Tử 14 độ', 'Yen Tu apricot wine, 14%'],
      about: ['Rượu nếp cái hoa vàng ngâm mơ ba năm trong chum đất.', 'Sticky rice spirit on apricots, three years in clay jars.'],
      contents: ['Rượu nếp, mơ, đường phèn.', 'Rice spirit, apricots, rock sugar.'],
      producer: 'thanhDong', price: 235_000, net: 500, packed: 980, stock: 42, sold: 260, art: 'amphora+sake', type: 'MUST_BE_PACKAGED', shelfLifeDays: 1_825,
    },
    {
      name: ['Rượu cần Ê Đê bình nhỏ', 'Small jar of Ede straw wine'],
      about: ['Ghè gốm bọc lưới kèm hai cần trúc, rót nước chờ một giờ là uống.', 'A netted clay jar with two bamboo straws: add water, wait an hour.'],
      contents: ['Nếp than, men lá, trấu.', 'Black sticky rice, leaf yeast, husks.'],
      producer: 'eDe', price: 420_000, net: 2_000, packed: 3_400, stock: 6, sold: 74, art: 'amphora+sake', type: 'HEAVY', priority: 'LIMITED',
    },
    {
      name: ['Mật hoa dừa nước Cần Giờ', 'Can Gio nipa palm nectar'],
      about: ['Mật thu từ cuống hoa dừa nước, mặn nhẹ, giàu khoáng, pha thay đường.', 'Tapped from nipa palm stalks, faintly salty and rich in minerals; use it for sugar.'],
      contents: ['Mật dừa nước.', 'Nipa palm nectar.'],
      producer: 'mienTay', price: 145_000, net: 500, packed: 880, stock: 58, sold: 190, art: 'jar+tangerine', type: 'MUST_BE_PACKAGED', priority: 'SPECIAL',
    },
    {
      name: ['Nước cốt chanh dây Gia Lai', 'Gia Lai passion fruit concentrate'],
      about: ['Ép lạnh còn hạt, một chai pha được ba lít nước.', 'Cold-pressed with its seeds; one bottle makes three litres.'],
      contents: ['Chanh dây 80%, đường.', 'Passion fruit 80%, sugar.'],
      producer: 'chuSe', price: 78_000, net: 700, packed: 1_150, stock: 101, sold: 450, art: 'jar+tangerine', type: 'MUST_BE_PACKAGED', shelfLifeDays: 180,
    },
  ],
};
