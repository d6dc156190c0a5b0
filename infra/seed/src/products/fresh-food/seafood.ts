import type { CategoryData } from '../product-data.ts';

export const seafood: CategoryData = {
  slug: 'hai-san',
  type: 'FRESH_FOOD',
  name: ['Hải sản', 'Seafood'],
  art: 'crab',
  usage: ['Rã đông chậm trong ngăn mát một đêm, nấu chín ngay trong ngày và không cấp đông lại.', 'Thaw overnight in the fridge, cook on the same day and do not freeze again.'],
  storage: ['Ngăn đông −18 °C; thùng xốp đá khô khi gửi đi.', 'Freezer at −18 °C; travels on dry ice in a foam box.'],
  warnings: ['Người dị ứng hải sản không dùng.', 'Not for people allergic to fish or shellfish.'],
  shelfLifeDays: 120,
  gramsPerLitre: 420,
  products: [
    {
      name: ['Cua Cà Mau cấp đông nguyên con', 'Whole frozen mud crab from Ca Mau'],
      about: ['Cua thịt dây lá, hấp sơ rồi cấp đông nhanh nên thịt vẫn chắc và ngọt.', 'Full-fleshed crabs, steamed lightly and frozen fast, so the meat stays firm and sweet.'],
      contents: ['Cua biển.', 'Mud crab.'],
      producer: 'namCan', price: 690_000, net: 1_000, packed: 1_700, stock: 18, sold: 275, art: 'crab+ice', type: 'HARD_TO_GET', priority: '1',
    },
    {
      name: ['Cua gạch son Năm Căn', 'Nam Can roe crab'],
      about: ['Chọn con cái đầy gạch đỏ, hợp làm lẩu hoặc rang me.', 'Females full of red roe, for a hotpot or a tamarind glaze.'],
      contents: ['Cua biển.', 'Mud crab.'],
      producer: 'namCan', price: 860_000, net: 1_000, packed: 1_700, stock: 9, sold: 160, art: 'crab+ice', type: 'HARD_TO_GET', priority: 'LIMITED',
    },
    {
      name: ['Tôm sú sinh thái rừng ngập mặn', 'Mangrove black tiger prawns'],
      about: ['Tôm nuôi dưới tán đước, không thức ăn công nghiệp, cỡ 20 con một ký.', 'Raised under mangroves without feed, about twenty to a kilogram.'],
      contents: ['Tôm sú.', 'Black tiger prawns.'],
      producer: 'namCan', price: 480_000, sale: 439_000, net: 1_000, packed: 1_500, stock: 40, sold: 720, art: 'shrimp+ice', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Mực một nắng Phan Thiết', 'One-sun squid from Phan Thiet'],
      about: ['Phơi đúng một ngày nắng to, mình dày, nướng than hay chiên nước mắm đều mềm.', 'Dried for one day of strong sun; thick bodies that stay tender on the grill.'],
      contents: ['Mực lá.', 'Bigfin squid.'],
      producer: 'phanThiet', price: 520_000, net: 1_000, packed: 1_450, stock: 33, sold: 610, art: 'squid+sun', type: 'MUST_BE_PACKAGED', priority: '1',
    },
    {
      name: ['Cá thu cắt khúc Lý Sơn', 'Ly Son mackerel steaks'],
      about: ['Cá đánh trong ngày, cắt khúc dày 2 cm, hút chân không từng miếng.', 'From the day’s catch, cut two centimetres thick, each piece vacuum-packed.'],
      contents: ['Cá thu.', 'Spanish mackerel.'],
      producer: 'lySon', price: 310_000, net: 1_000, packed: 1_450, stock: 55, sold: 430, art: 'fish+ice', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Cá kèo làm sạch U Minh', 'Cleaned goby fish from U Minh'],
      about: ['Cá nhỏ thịt ngọt, nấu lẩu lá giang hay kho rau răm đậm vị miền Tây.', 'Small sweet fish for sour-leaf hotpot or a braise with Vietnamese coriander.'],
      contents: ['Cá kèo.', 'Mudskipper goby.'],
      producer: 'namCan', price: 235_000, net: 500, packed: 900, stock: 27, sold: 150, art: 'fish+ice', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Khô cá dứa Cần Giờ', 'Half-dried catfish from Can Gio'],
      about: ['Cá dứa xẻ phơi một nắng, lớp mỡ mỏng chiên lên thơm lừng.', 'Split and dried for one sun; the thin fat smells wonderful in the pan.'],
      contents: ['Cá dứa, muối.', 'Pangasius kunyit, salt.'],
      producer: 'phanThiet', price: 285_000, net: 500, packed: 850, stock: 44, sold: 290, art: 'fish+ice', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Hàu sữa Vân Đồn tách vỏ', 'Shucked Van Don oysters'],
      about: ['Hàu béo tách vỏ ngay tại bè, cấp đông rời từng con.', 'Creamy oysters shucked on the raft and frozen one by one.'],
      contents: ['Hàu.', 'Oysters.'],
      producer: 'lySon', price: 175_000, net: 500, packed: 900, stock: 0, sold: 340, art: 'oyster+ice', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Sò điệp nướng mỡ hành sẵn khay', 'Scallops with spring onion oil, ready to grill'],
      about: ['Hai mươi con một khay, kèm mỡ hành và đậu phộng, bỏ lò mười phút.', 'Twenty to a tray with spring onion oil and peanuts; ten minutes in the oven.'],
      contents: ['Sò điệp, hành lá, dầu, đậu phộng.', 'Scallops, spring onion, oil, peanuts.'],
      producer: 'phanThiet', price: 195_000, net: 600, packed: 1_100, stock: 31, sold: 205, art: 'oyster+ice', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Chả cá thác lác quết tay', 'Hand-pounded featherback fish paste'],
      about: ['Cá nạo quết tay với thì là và tiêu, dai tự nhiên không bột.', 'Scraped and pounded by hand with dill and pepper, springy without any flour.'],
      contents: ['Cá thác lác 92%, thì là, hành, tiêu, nước mắm.', 'Featherback fish 92%, dill, shallot, pepper, fish sauce.'],
      producer: 'mienTay', price: 215_000, net: 500, packed: 850, stock: 62, sold: 480, art: 'fish+ice', type: 'MUST_BE_PACKAGED',
    },
    {
      name: ['Ghẹ xanh Phú Quốc luộc sẵn', 'Cooked blue swimmer crab, Phu Quoc'],
      about: ['Luộc nước biển ngay trên thuyền, chấm muối tiêu chanh là đủ.', 'Boiled in seawater on the boat; salt, pepper and lime are all it needs.'],
      contents: ['Ghẹ xanh, muối.', 'Blue swimmer crab, salt.'],
      producer: 'lySon', price: 540_000, net: 1_000, packed: 1_600, stock: 15, sold: 190, art: 'crab+ice', type: 'HARD_TO_GET',
    },
  ],
};
