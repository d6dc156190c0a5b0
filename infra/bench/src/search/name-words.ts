/** Parses pairs `Vietnamese|English`, separated by semicolons and line breaks. */
const pairs = (text: string) =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => line.split(';'))
    .map((pair) => pair.trim().split('|') as [string, string]);

export const goods = pairs(`
Bánh tráng|Rice paper; Bánh tráng cuốn|Spring roll wrappers; Bánh phồng tôm|Prawn crackers; Bánh pía|Durian mooncake; Bánh đậu xanh|Mung bean cake; Bánh cốm|Green rice cake; Bánh in|Pressed rice cake
Bún khô|Dried rice vermicelli; Bún bò Huế|Hue beef noodle soup; Phở khô|Dried pho noodles; Miến dong|Canna vermicelli; Mì Quảng|Quang noodles; Hủ tiếu|Tapioca noodles; Cháo sen|Lotus porridge; Nui gạo|Rice macaroni
Nước mắm nhĩ|First press fish sauce; Nước mắm cá cơm|Anchovy fish sauce; Mắm tôm|Shrimp paste; Mắm nêm|Fermented anchovy sauce; Mắm ruốc|Krill paste; Nước tương|Soy sauce; Tương bần|Fermented soybean sauce; Sa tế|Chilli oil
Trà sen|Lotus tea; Trà ô long|Oolong tea; Trà xanh|Green tea; Trà lài|Jasmine tea; Trà atiso|Artichoke tea; Trà gừng|Ginger tea; Trà hoa cúc|Chrysanthemum tea; Cà phê rang xay|Ground roasted coffee; Cà phê hòa tan|Instant coffee; Cà phê chồn|Weasel coffee
Hạt điều rang muối|Salted roasted cashews; Đậu phộng da cá|Coated peanuts; Hạt sen sấy|Dried lotus seeds; Mít sấy|Jackfruit chips; Chuối sấy|Banana chips; Xoài sấy dẻo|Soft dried mango; Khoai lang sấy|Sweet potato chips; Mứt gừng|Candied ginger; Mứt dừa|Coconut candy strips; Kẹo dừa|Coconut candy; Ô mai mơ|Salted apricot
Mật ong rừng|Wild honey; Đường thốt nốt|Palm sugar; Muối tôm|Shrimp salt; Tiêu đen|Black pepper; Quế thanh|Cinnamon sticks; Hoa hồi|Star anise; Nghệ bột|Turmeric powder; Ớt bột|Chilli powder; Ngũ vị hương|Five spice powder; Sả khô|Dried lemongrass
Son dưỡng dầu gấc|Gac oil lip balm; Dầu gội bồ kết|Soapberry shampoo; Sữa rửa mặt rau má|Pennywort face wash; Kem dưỡng da nghệ|Turmeric face cream; Tinh dầu tràm|Cajeput oil; Dầu dừa ép lạnh|Cold pressed coconut oil; Xà phòng thảo dược|Herbal soap; Mặt nạ cám gạo|Rice bran mask; Nước hoa hồng|Rose water
Viên uống tảo xoắn|Spirulina tablets; Tinh bột nghệ|Turmeric starch; Đông trùng hạ thảo|Cordyceps; Yến sào chưng|Stewed bird nest; Nấm linh chi|Reishi mushroom; Cao hồng sâm|Red ginseng extract; Vitamin tổng hợp|Multivitamin; Canxi nano|Nano calcium; Dầu gió xanh|Green medicated oil; Cao dán|Pain relief patches; Siro ho|Cough syrup
Hạt giống rau muống|Water spinach seeds; Hạt giống cải ngọt|Choy sum seeds; Hạt giống ớt hiểm|Bird eye chilli seeds; Hạt giống mồng tơi|Malabar spinach seeds; Hạt giống húng quế|Thai basil seeds; Hạt giống bầu|Bottle gourd seeds; Hạt giống cà chua|Tomato seeds
Chả lụa|Pork roll; Nem chua|Fermented pork; Giò thủ|Head cheese; Lạp xưởng|Chinese sausage; Khô bò|Beef jerky; Khô gà lá chanh|Chicken floss with lime leaf; Mực khô|Dried squid; Tôm khô|Dried shrimp; Cá cơm khô|Dried anchovies; Cá lóc khô|Dried snakehead; Cua đồng xay|Ground field crab
`);

export const qualities = pairs(`
dẻo|chewy; giòn|crispy; cay|spicy; ngọt|sweet; mặn|savoury; thơm|fragrant; nguyên chất|pure; hữu cơ|organic; đặc sản|specialty; truyền thống|traditional; cao cấp|premium; ít đường|low sugar; không đường|sugar free; ăn liền|instant
vị tôm|shrimp flavour; vị mè đen|black sesame; vị dừa|coconut; vị sầu riêng|durian; vị gừng|ginger; vị tỏi ớt|garlic chilli; vị phô mai|cheese; vị rong biển|seaweed; vị chanh dây|passion fruit; vị cà phê|coffee
phơi sương|dew dried; sấy lạnh|freeze dried; rang củi|wood roasted; ướp tay|hand scented; ép lạnh|cold pressed; ủ chượp|barrel aged; nướng than|charcoal grilled; hong gió|air dried
`);

export const regions = pairs(`
Tây Ninh|Tay Ninh; Phú Quốc|Phu Quoc; Buôn Ma Thuột|Buon Ma Thuot; Đà Lạt|Da Lat; Bến Tre|Ben Tre; Bình Phước|Binh Phuoc; Hội An|Hoi An; Huế|Hue; Hà Nội|Hanoi; Sài Gòn|Saigon; Cần Thơ|Can Tho; Sóc Trăng|Soc Trang; Cà Mau|Ca Mau; Kiên Giang|Kien Giang
Nha Trang|Nha Trang; Phan Thiết|Phan Thiet; Quy Nhơn|Quy Nhon; Đà Nẵng|Da Nang; Quảng Ngãi|Quang Ngai; Quảng Trị|Quang Tri; Nghệ An|Nghe An; Thanh Hóa|Thanh Hoa; Nam Định|Nam Dinh; Thái Nguyên|Thai Nguyen; Tuyên Quang|Tuyen Quang; Hà Giang|Ha Giang; Sa Pa|Sa Pa
Lạng Sơn|Lang Son; Hải Phòng|Hai Phong; Quảng Ninh|Quang Ninh; Bắc Giang|Bac Giang; Hưng Yên|Hung Yen; Hải Dương|Hai Duong; Tiền Giang|Tien Giang; Vĩnh Long|Vinh Long; Đồng Tháp|Dong Thap; An Giang|An Giang; Long An|Long An; Lâm Đồng|Lam Dong; Gia Lai|Gia Lai; Tây Hồ|West Lake; U Minh|U Minh
`);

export const packages = pairs(`
gói|pack; túi|bag; hộp|box; chai|bottle; hũ|jar; lọ|vial; thùng|case; bó|bundle; khay|tray; lốc|multipack
`);

/** Syllables of brand names, which combine to thousands of distinct words. */
export const brandSyllables =
  'an bao binh cat chau dai dan duc gia ha han hien hoa hong hung huong kha khanh kim lam lan lien linh loc long mai minh my nam ngan nghia ngoc nhan nhu phat phong phu phuc quang quy sao son tam tan thanh thao thien thinh tho thu thuan thy tien tin tram trang tri trinh truc tuan tung tuyet van viet vinh vu vuong xuan yen'.split(
    ' ',
  );
