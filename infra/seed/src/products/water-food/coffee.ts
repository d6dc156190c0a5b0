import type { CategoryData } from '../product-data.ts';

export const coffee: CategoryData = {
  slug: 'ca-phe',
  type: 'WATER_FOOD',
  name: ['Cà phê', 'Coffee'],
  art: 'hot-beverage',
  usage: ['Pha phin 20 g với 60 ml nước 94 °C, đợi năm phút. Mở túi nên dùng trong một tháng.', 'In a phin: 20 g with 60 ml of water at 94 °C, five minutes. Use within a month of opening.'],
  storage: ['Túi van một chiều, ép hơi sau khi mở.', 'In its valve bag; press the air out after opening.'],
  shelfLifeDays: 365,
  gramsPerLitre: 330,
  products: [
    {
      name: ['Cà phê rang xay Buôn Ma Thuột', 'Buon Ma Thuot ground coffee'],
      about: ['Robusta chín đỏ rang vừa, bơ nhẹ, đậm và thơm đúng gu phin sữa đá.', 'Ripe robusta roasted medium with a little butter, strong enough for iced milk coffee.'],
      contents: ['Cà phê robusta 99%, bơ.', 'Robusta coffee 99%, butter.'],
      producer: 'eDe', price: 185_000, net: 500, packed: 560, stock: 320, sold: 2_860, art: 'hot-beverage+chocolate-bar', priority: '1',
    },
    {
      name: ['Cà phê mật ong Khe Sanh', 'Khe Sanh honey-processed coffee'],
      about: ['Arabica sơ chế mật ong, vị mơ chín và mật mía, pha phễu rất sáng.', 'Honey-processed arabica with ripe apricot and molasses, bright as a filter brew.'],
      contents: ['Cà phê arabica.', 'Arabica coffee.'],
      producer: 'eDe', price: 230_000, net: 250, packed: 300, stock: 74, sold: 310, art: 'hot-beverage+mountain', priority: 'SPECIAL',
    },
    {
      name: ['Arabica Cầu Đất nguyên hạt', 'Cau Dat arabica, whole beans'],
      about: ['Trồng trên 1.600 m, rang nhạt, chua thanh cam quýt.', 'Grown at 1,600 m and roasted light, with a clean citrus sourness.'],
      contents: ['Cà phê arabica.', 'Arabica coffee.'],
      producer: 'cauDat', price: 265_000, sale: 239_000, net: 500, packed: 550, stock: 118, sold: 930, art: 'hot-beverage+mountain',
    },
    {
      name: ['Cà phê chồn nuôi thả Đắk Lắk', 'Free-roaming civet coffee from Dak Lak'],
      about: ['Chồn sống trong vườn rộng, tự chọn trái chín; số lượng mỗi mùa rất ít.', 'Civets live in a wide garden and choose ripe cherries themselves; very little each season.'],
      contents: ['Cà phê arabica.', 'Arabica coffee.'],
      producer: 'eDe', price: 1_900_000, net: 200, packed: 320, stock: 8, sold: 62, art: 'hot-beverage+mountain', type: 'HARD_TO_GET', priority: 'LIMITED',
    },
    {
      name: ['Cà phê trứng hoà tan Hà Nội', 'Instant Hanoi egg coffee'],
      about: ['Bột kem trứng tách riêng, đánh bông một phút là có ly cà phê trứng phố cổ.', 'With a separate egg cream powder; whisk for a minute and you are in the Old Quarter.'],
      contents: ['Cà phê hoà tan, bột lòng đỏ trứng, sữa, đường.', 'Instant coffee, egg yolk powder, milk, sugar.'],
      producer: 'haThanh', price: 98_000, net: 240, packed: 310, stock: 150, sold: 780, art: 'hot-beverage+chocolate-bar',
    },
    {
      name: ['Cà phê sữa đá hoà tan gói tiện', 'Instant iced milk coffee sticks'],
      about: ['Mười tám gói, vị đậm ít ngọt, khuấy nước lạnh cũng tan.', 'Eighteen sticks, strong and not too sweet, that dissolve even in cold water.'],
      contents: ['Cà phê hoà tan, sữa bột, đường.', 'Instant coffee, milk powder, sugar.'],
      producer: 'eDe', price: 68_000, net: 430, packed: 500, stock: 410, sold: 1_970, art: 'cup-with-straw+ice', priority: '1',
    },
    {
      name: ['Cà phê dừa hoà tan', 'Instant coconut coffee'],
      about: ['Bột cốt dừa Bến Tre béo thơm, thêm đá xay là thành món quán.', 'With rich Ben Tre coconut powder; add crushed ice and it is what the cafes serve.'],
      contents: ['Bột cốt dừa, cà phê hoà tan, đường.', 'Coconut milk powder, instant coffee, sugar.'],
      producer: 'xuDua', price: 82_000, net: 360, packed: 430, stock: 165, sold: 890, art: 'cup-with-straw+ice',
    },
    {
      name: ['Cà phê muối Huế pha phin giấy', 'Hue salt coffee in drip bags'],
      about: ['Mười túi phin giấy kèm kem muối, mằn mặn bùi bùi.', 'Ten drip bags with salted cream, savoury and soft.'],
      contents: ['Cà phê, bột kem sữa, muối.', 'Coffee, milk cream powder, salt.'],
      producer: 'coDo', price: 110_000, net: 250, packed: 340, stock: 92, sold: 460, art: 'hot-beverage+chocolate-bar',
    },
    {
      name: ['Culi hạt tròn rang đậm', 'Dark roasted peaberry'],
      about: ['Mỗi trái một hạt tròn, rang đậm, đắng dày cho người ghiền.', 'One round bean to a cherry, roasted dark, bitter and dense for the devoted.'],
      contents: ['Cà phê robusta culi.', 'Robusta peaberries.'],
      producer: 'eDe', price: 205_000, net: 500, packed: 550, stock: 128, sold: 720, art: 'hot-beverage+chocolate-bar',
    },
    {
      name: ['Bộ phin nhôm khắc tên kèm cà phê', 'Engraved phin filter with coffee'],
      about: ['Phin nhôm dày ba mảnh khắc tên theo yêu cầu, kèm 250 g cà phê xay.', 'A thick three-piece phin engraved with the name you give, and 250 g of ground coffee.'],
      contents: ['Phin nhôm, cà phê rang xay.', 'Aluminium filter, ground coffee.'],
      producer: 'eDe', price: 240_000, net: 500, packed: 720, stock: 45, sold: 190, art: 'hot-beverage+chocolate-bar', priority: 'SPECIAL',
    },
    {
      name: ['Ca cao rang xay Ea Kar', 'Ea Kar ground cocoa'],
      about: ['Ca cao lên men sáu ngày, nghiền nguyên chất, pha sữa nóng rất dày.', 'Fermented for six days and ground pure; thick and dark in hot milk.'],
      contents: ['Bột ca cao.', 'Cocoa powder.'],
      producer: 'eDe', price: 135_000, net: 300, packed: 360, stock: 107, sold: 350, art: 'hot-beverage+chocolate-bar',
    },
  ],
};
