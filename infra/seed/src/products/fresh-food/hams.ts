import type { CategoryData } from '../product-data.ts';

export const hams: CategoryData = {
  slug: 'gio-cha-nem',
  type: 'FRESH_FOOD',
  name: ['Giò, chả, nem', 'Hams & fermented pork'],
  art: 'tamale',
  usage: ['Dùng lạnh, chiên hoặc hấp nóng. Cắt ra dùng trong ba ngày, bọc kín phần còn lại.', 'Serve cold, fried or steamed. Use within three days of cutting and wrap what is left.'],
  storage: ['Ngăn mát 0–4 °C, hút chân không.', 'Fridge at 0–4 °C, vacuum-packed.'],
  warnings: ['Nhiều nước cấm thịt lợn gửi qua bưu kiện; xem bảng cước trước khi đặt.', 'Many countries refuse pork in parcels; see the rate table before you order.'],
  shelfLifeDays: 30,
  gramsPerLitre: 600,
  products: [
    {
      name: ['Giò lụa Ước Lễ', 'Uoc Le silk ham'],
      about: ['Thịt mông giã nóng, gói lá chuối, không hàn the, mặt giò có lỗ nhỏ tự nhiên.', 'Warm leg meat pounded and wrapped in banana leaf, without borax, with the fine pores it should have.'],
      contents: ['Thịt lợn 88%, nước mắm, mỡ, tiêu.', 'Pork 88%, fish sauce, fat, pepper.'],
      producer: 'uocLe', price: 185_000, net: 1_000, packed: 1_300, stock: 74, sold: 1_190, art: 'tamale+leafy-green', type: 'MUST_BE_PACKAGED', priority: '1',
    },
    {
      name: ['Giò xào tai lưỡi', 'Head cheese with ear and tongue'],
      about: ['Tai lưỡi giòn xào mộc nhĩ, tiêu sọ, nén khuôn inox.', 'Crunchy ear and tongue with wood ear mushroom and pepper, pressed in a mould.'],
      contents: ['Tai, lưỡi, má lợn, mộc nhĩ, tiêu, nước mắm.', 'Pork ear, tongue and cheek, wood ear, pepper, fish sauce.'],
      producer: 'uocLe', price: 205_000, net: 1_000, packed: 1_300, stock: 39, sold: 520, art: 'tamale+leafy-green', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Chả quế nướng ống', 'Cinnamon ham grilled on the spit'],
      about: ['Quét quế Trà My, nướng quay trên ống đồng đến khi vỏ vàng nâu.', 'Brushed with Tra My cinnamon and turned over embers until brown.'],
      contents: ['Thịt lợn, bột quế, nước mắm, mỡ.', 'Pork, cinnamon, fish sauce, fat.'],
      producer: 'uocLe', price: 195_000, net: 800, packed: 1_100, stock: 46, sold: 610, art: 'tamale+leafy-green', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Nem chua Lai Vung', 'Lai Vung sour pork rolls'],
      about: ['Gói lá vông, lên men ba ngày, chua dịu giòn bì, hai mươi chiếc một xâu.', 'Fermented for three days in coral tree leaves, mildly sour with crunchy skin; twenty to a string.'],
      contents: ['Thịt nạc, bì lợn, tỏi, ớt, đường, muối.', 'Lean pork, pork skin, garlic, chilli, sugar, salt.'],
      producer: 'laiVung', price: 95_000, sale: 85_000, net: 500, packed: 650, stock: 120, sold: 1_430, art: 'tamale+leafy-green', type: 'MUST_BE_PACKAGED', priority: '1', shelfLifeDays: 15,
    },
    {
      name: ['Nem nướng Ninh Hoà chưa nướng', 'Ninh Hoa pork skewers, uncooked'],
      about: ['Thịt vai quết dẻo viên sẵn, nướng than ăn kèm bánh tráng chiên giòn.', 'Springy shoulder meat on skewers; grill and serve with crisp fried rice paper.'],
      contents: ['Thịt lợn 85%, hành tím, tỏi, đường, tiêu.', 'Pork 85%, shallots, garlic, sugar, pepper.'],
      producer: 'laiVung', price: 145_000, net: 600, packed: 850, stock: 51, sold: 370, art: 'meat-on-bone+fire', type: 'MUST_BE_PACKAGED', shelfLifeDays: 60,
    },
    {
      name: ['Lạp xưởng tươi Sóc Trăng', 'Fresh Soc Trang sausage'],
      about: ['Nạc nhiều mỡ ít, ướp rượu Mai Quế Lộ, áp chảo với nước dừa.', 'Mostly lean, marinated in rose wine; simmer in coconut water, then brown.'],
      contents: ['Thịt lợn 80%, mỡ, rượu, đường, tiêu.', 'Pork 80%, fat, rice wine, sugar, pepper.'],
      producer: 'mienTay', price: 165_000, net: 500, packed: 700, stock: 92, sold: 860, art: 'tamale+leafy-green', type: 'MUST_BE_PACKAGED', shelfLifeDays: 45,
    },
    {
      name: ['Thịt trâu gác bếp Mường Thanh', 'Smoked buffalo from Muong Thanh'],
      about: ['Bắp trâu tẩm mắc khén treo gác bếp ba tháng, xé sợi chấm chẩm chéo.', 'Buffalo shank rubbed with mac khen, smoked over the hearth for three months and torn into strips.'],
      contents: ['Thịt trâu, mắc khén, gừng, ớt, muối.', 'Buffalo meat, mac khen, ginger, chilli, salt.'],
      producer: 'muongThanh', price: 480_000, sale: 430_000, net: 500, packed: 580, stock: 57, sold: 690, art: 'meat-on-bone+fire', priority: 'SPECIAL', shelfLifeDays: 90,
    },
    {
      name: ['Chả mực Hạ Long giã tay', 'Ha Long squid cakes, pounded by hand'],
      about: ['Mực mai giã cối đá, chiên sơ, cắn vào còn hạt mực sần sật.', 'Cuttlefish pounded in stone mortars and half fried, with crunchy pieces left in.'],
      contents: ['Mực mai 86%, mỡ, thì là, tiêu, nước mắm.', 'Cuttlefish 86%, fat, dill, pepper, fish sauce.'],
      producer: 'haThanh', price: 420_000, net: 500, packed: 750, stock: 29, sold: 540, art: 'squid+sun', type: 'MUST_BE_PACKAGED', priority: '1', shelfLifeDays: 60,
    },
    {
      name: ['Nem rán Hà Nội cấp đông', 'Frozen Hanoi fried rolls'],
      about: ['Cuốn tay nhân thịt, miến, mộc nhĩ; chiên từ đông tám phút là giòn.', 'Rolled by hand with pork, glass noodles and wood ear; eight minutes in oil from frozen.'],
      contents: ['Thịt lợn, miến, mộc nhĩ, cà rốt, trứng, bánh đa nem.', 'Pork, glass noodles, wood ear, carrot, egg, rice paper.'],
      producer: 'haThanh', price: 125_000, net: 600, packed: 850, stock: 83, sold: 750, art: 'dumpling+hot-pepper', type: 'MUST_BE_PACKAGED', shelfLifeDays: 120,
    },
    {
      name: ['Bánh giò nóng Thụy Khuê', 'Pyramid rice dumplings, Thuy Khue'],
      about: ['Bột gạo tẻ mềm, nhân thịt mộc nhĩ hành, hấp lại trong lá chuối.', 'Soft rice dough around pork, wood ear and onion; steam them again in their leaf.'],
      contents: ['Bột gạo, thịt lợn, mộc nhĩ, hành, lá chuối.', 'Rice flour, pork, wood ear, onion, banana leaf.'],
      producer: 'uocLe', price: 90_000, net: 750, packed: 950, stock: 0, sold: 210, art: 'dumpling+hot-pepper', type: 'MUST_BE_PACKAGED', shelfLifeDays: 60,
    },
    {
      name: ['Chân giò muối xông khói', 'Salted and smoked pork knuckle'],
      about: ['Rút xương cuộn chỉ, muối lạnh bảy ngày, xông khói gỗ vải.', 'Boned and tied, cured for seven cold days, smoked over lychee wood.'],
      contents: ['Chân giò lợn, muối, đường, tiêu.', 'Pork knuckle, salt, sugar, pepper.'],
      producer: 'lucNgan', price: 230_000, net: 900, packed: 1_200, stock: 34, sold: 180, art: 'meat-on-bone+fire', type: 'MUST_BE_PACKAGED', isDeleted: true,
    },
  ],
};
