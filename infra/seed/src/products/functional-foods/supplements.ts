import type { CategoryData } from '../product-data.ts';

export const supplements: CategoryData = {
  slug: 'vitamin-bo-sung',
  type: 'FUNCTIONAL_FOODS',
  name: ['Vitamin, thực phẩm bổ sung', 'Vitamins & supplements'],
  art: 'pill',
  usage: ['Uống sau ăn với nhiều nước, đúng liều trên nhãn. Đang dùng thuốc thì hỏi bác sĩ.', 'After meals with plenty of water, as the label says. Ask a doctor if you take medicines.'],
  storage: ['Dưới 30 °C, xa tầm tay trẻ em.', 'Below 30 °C, away from children.'],
  warnings: ['Thực phẩm này không phải là thuốc và không thay thế thuốc chữa bệnh.', 'This food is not a medicine and does not replace one.'],
  shelfLifeDays: 900,
  gramsPerLitre: 330,
  products: [
    {
      name: ['Viên dầu gấc vitamin E', 'Gac oil and vitamin E capsules'],
      about: ['Một trăm viên nang mềm cho mắt sáng da mịn.', 'A hundred soft capsules for eyes and skin.'],
      contents: ['Dầu gấc, vitamin E.', 'Gac oil, vitamin E.'],
      producer: 'cuuLong', price: 145_000, net: 70, packed: 140, stock: 240, sold: 1_320, art: 'pill+tangerine', priority: '1',
    },
    {
      name: ['Dầu cá basa omega-3', 'Basa fish oil omega-3'],
      about: ['Tinh luyện từ cá Mekong, không tanh, chín mươi viên.', 'Refined from Mekong fish, without aftertaste, ninety capsules.'],
      contents: ['Dầu cá basa, gelatin.', 'Basa oil, gelatine.'],
      producer: 'cuuLong', price: 185_000, net: 120, packed: 200, stock: 165, sold: 780, art: 'pill+fish',
    },
    {
      name: ['Viên C sủi hương tắc', 'Kumquat effervescent vitamin C'],
      about: ['1.000 mg một viên, sủi nhanh, mười ống một hộp tiết kiệm.', '1,000 mg a tablet, quick to dissolve, ten tubes to a box.'],
      contents: ['Vitamin C, bột tắc, natri bicarbonat.', 'Vitamin C, kumquat powder, sodium bicarbonate.'],
      producer: 'tayDo', price: 96_000, net: 400, packed: 520, stock: 380, sold: 1_910, art: 'pill+tangerine', priority: '1',
    },
    {
      name: ['Canxi từ vỏ hàu kèm D3', 'Oyster shell calcium with D3'],
      about: ['Nghiền nano dễ hấp thu, viên nhai vị sữa cho người lớn tuổi.', 'Finely milled and easy to absorb; milky chewable tablets for older people.'],
      contents: ['Canxi carbonat, vitamin D3, sữa bột.', 'Calcium carbonate, vitamin D3, milk powder.'],
      producer: 'tayDo', price: 165_000, net: 180, packed: 250, stock: 190, sold: 890, art: 'pill+fish',
    },
    {
      name: ['Tảo xoắn Vĩnh Hảo', 'Vinh Hao spirulina'],
      about: ['Nuôi bằng nước khoáng Vĩnh Hảo, ép viên không tá dược.', 'Grown in Vinh Hao mineral water and pressed without binders.'],
      contents: ['Tảo spirulina.', 'Spirulina.'],
      producer: 'phanThiet', price: 230_000, net: 150, packed: 220, stock: 102, sold: 540, art: 'pill+herb',
    },
    {
      name: ['Viên sụn vi cá và nghệ', 'Cartilage and turmeric capsules'],
      about: ['Hỗ trợ khớp gối, sáu mươi viên dùng một tháng.', 'For the knees, sixty capsules for one month.'],
      contents: ['Sụn cá, curcumin, vitamin C.', 'Fish cartilage, curcumin, vitamin C.'],
      producer: 'trangThi', price: 320_000, sale: 289_000, net: 60, packed: 130, stock: 88, sold: 460, art: 'pill+herb',
    },
    {
      name: ['Men vi sinh bào tử cho bé', 'Spore probiotics for children'],
      about: ['Ống nước nhỏ không mùi, pha sữa nguội, hai mươi ống.', 'Small tasteless vials for cool milk, twenty in a box.'],
      contents: ['Nước, bào tử Bacillus clausii.', 'Water, Bacillus clausii spores.'],
      producer: 'trangThi', price: 138_000, net: 100, packed: 210, stock: 207, sold: 1_060, art: 'pill+tangerine',
    },
    {
      name: ['Kẹo dẻo vitamin vị xoài', 'Mango vitamin gummies'],
      about: ['Bảy vitamin, pectin trái cây, không gelatin, trẻ từ bốn tuổi.', 'Seven vitamins in fruit pectin without gelatine, from four years on.'],
      contents: ['Nước xoài, pectin, đường, vitamin.', 'Mango juice, pectin, sugar, vitamins.'],
      producer: 'cuuLong', price: 155_000, net: 200, packed: 280, stock: 174, sold: 720, art: 'pill+tangerine',
    },
    {
      name: ['Collagen cá tra dạng nước', 'Liquid pangasius collagen'],
      about: ['Hai mươi tám chai nhỏ vị lựu, uống lạnh trước khi ngủ.', 'Twenty-eight pomegranate shots; chill and drink before bed.'],
      contents: ['Nước, collagen cá, nước lựu, vitamin C.', 'Water, fish collagen, pomegranate juice, vitamin C.'],
      producer: 'cuuLong', price: 680_000, net: 1_400, packed: 2_600, stock: 44, sold: 230, art: 'pill+fish', type: 'MUST_BE_PACKAGED', priority: 'SPECIAL',
    },
    {
      name: ['Melatonin thảo mộc tâm sen', 'Lotus germ sleep tablets'],
      about: ['Tâm sen và lạc tiên, uống nửa giờ trước khi ngủ, hợp người lệch múi giờ.', 'Lotus germ and passion flower, half an hour before bed; a help against jet lag.'],
      contents: ['Tâm sen, lạc tiên, vông nem.', 'Lotus germ, passion flower, coral tree leaf.'],
      producer: 'lanOng', price: 128_000, net: 40, packed: 100, stock: 131, sold: 590, art: 'pill+herb',
    },
    {
      name: ['Kẽm hữu cơ từ mầm đậu', 'Sprouted bean organic zinc'],
      about: ['Mỗi viên 15 mg kẽm, dịu dạ dày, cho người ăn chay.', '15 mg of zinc a tablet, gentle on the stomach and fit for vegetarians.'],
      contents: ['Bột mầm đậu, kẽm gluconat.', 'Sprouted bean powder, zinc gluconate.'],
      producer: 'tayDo', price: 118_000, net: 45, packed: 110, stock: 95, sold: 280, art: 'pill+herb', isDeleted: true,
    },
  ],
};
