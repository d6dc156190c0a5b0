import type { PostData } from './page-data.ts';

/** Newest first, as the home page shows them. */
export const posts: readonly PostData[] = [
  {
    slug: 'lich-gui-hang-tet-2027',
    title: ['Lịch gửi hàng Tết 2027: chốt đơn theo từng nước', 'Tet 2027: last days to send, country by country'],
    excerpt: [
      'Mùng Một rơi vào ngày 6 tháng 2. Đây là ngày cuối để hàng tới kịp mâm cỗ.',
      'The first day of the year is 6 February. These are the last days for goods to reach the table.',
    ],
    art: 'wrapped-gift+red-paper-lantern',
    blocks: [
      {
        text: [
          'Năm nay Mùng Một Tết rơi vào thứ Bảy, ngày 6 tháng 2 năm 2027. Tháng Giêng các chuyến bay đầy rất sớm, nên chúng tôi chốt đơn theo bảng dưới.',
          'This year the first day of Tet is Saturday, 6 February 2027. Flights fill early in January, so we close orders as follows.',
        ],
      },
      {
        list: [
          [
            'Đường biển đi châu Âu, Mỹ, Canada: trước 5 tháng 12.',
            'By sea to Europe, the USA and Canada: before 5 December.',
          ],
          [
            'Đường biển đi Nhật, Hàn, Úc: trước 20 tháng 12.',
            'By sea to Japan, Korea and Australia: before 20 December.',
          ],
          ['Đường bay mọi nước: trước 20 tháng 1.', 'By air to all countries: before 20 January.'],
          ['Chuyển phát nhanh: trước 28 tháng 1.', 'Express: before 28 January.'],
        ],
      },
      {
        text: [
          'Bánh chưng sấy lạnh, mứt và trà giữ được lâu, hãy đặt trước; hàng tươi để chuyến cuối.',
          'Freeze-dried chung cakes, candied fruit and tea keep well, so order them early; leave fresh goods for the last flight.',
        ],
      },
    ],
  },
  {
    slug: 'can-that-hay-can-the-tich',
    title: ['Cân thật hay cân thể tích? Tính cước trong một phút', 'Real or volumetric weight? Freight in one minute'],
    excerpt: [
      'Một thùng bánh phồng nhẹ tênh vẫn có thể tính hai ký. Vì sao, và làm sao để bớt.',
      'A box of rice crackers weighs nothing and may still count as two kilograms. Why, and how to save.',
    ],
    art: 'rice-cracker+shrimp',
    blocks: [
      {
        text: [
          'Máy bay hết chỗ trước khi hết tải. Vì vậy hãng bay tính cả thể tích: dài × rộng × cao (cm) chia 5.000 ra số ký thể tích.',
          'Aeroplanes run out of space before they run out of strength. So carriers count the volume: length × width × height in centimetres, divided by 5,000, is the volumetric weight in kilograms.',
        ],
      },
      {
        text: [
          'Chúng tôi cộng cân thật của cả kiện, cộng cân thể tích của cả kiện, lấy số lớn hơn rồi làm tròn lên nấc 500 g.',
          'We add up the real weight of the parcel and its volumetric weight, take the greater and round up to the next 500 g.',
        ],
      },
      { heading: ['Mẹo nhỏ', 'Small tricks'] },
      {
        list: [
          [
            'Gộp đồ nhẹ với đồ nặng: bánh phồng đi cùng tiêu và cà phê.',
            'Mix light with heavy: crackers with pepper and coffee.',
          ],
          ['Chọn gói hút chân không khi có.', 'Choose vacuum packs where there are any.'],
          ['Hàng nặng không gấp thì đi đường biển.', 'Send heavy things that can wait by sea.'],
        ],
      },
    ],
  },
  {
    slug: 'boc-mot-chai-nuoc-mam',
    title: ['Chúng tôi bọc một chai nước mắm như thế nào', 'How we wrap a bottle of fish sauce'],
    excerpt: [
      'Ba lớp, một túi hút ẩm và một bài thử rơi: vì không ai muốn vali thơm mùi Phú Quốc.',
      'Three layers, a desiccant and a drop test: nobody wants a suitcase that smells of Phu Quoc.',
    ],
    art: 'jar+fish',
    blocks: [
      {
        text: [
          'Lớp thứ nhất là màng co quấn kín nắp. Lớp thứ hai là túi khí ôm thân chai. Lớp thứ ba là ống bìa cứng dày năm milimét.',
          'The first layer is stretch film around the cap. The second is an air bag around the body. The third is a cardboard tube five millimetres thick.',
        ],
      },
      {
        text: [
          'Trong ống có túi hút được nửa lít chất lỏng, phòng khi mọi thứ khác thất bại. Mỗi lô chúng tôi thả một ống từ độ cao hai mét; vỡ thì cả lô bọc lại.',
          'Inside is a pouch that takes up half a litre, should everything else fail. From every batch one tube is dropped from two metres; if it breaks, the batch is wrapped again.',
        ],
      },
      {
        text: [
          'Năm ngoái trong hơn bốn nghìn chai có ba chai vỡ, và không chai nào chảy ra ngoài ống.',
          'Last year three of more than four thousand bottles broke, and none of them leaked out of its tube.',
        ],
      },
    ],
  },
  {
    slug: 'vuon-rau-viet-tren-ban-cong',
    title: ['Vườn rau Việt trên ban công xứ lạnh', 'A Vietnamese herb garden on a cold balcony'],
    excerpt: [
      'Tía tô, húng quế, ngò gai: gieo tháng nào, chậu bao sâu, và khi nào mang vào nhà.',
      'Perilla, basil, sawtooth herb: when to sow, how deep a pot, and when to bring it inside.',
    ],
    art: 'potted-plant+herb',
    blocks: [
      {
        text: [
          'Rau thơm Việt Nam ưa ấm. Ở nơi có sương giá, hãy gieo trong nhà từ giữa tháng ba, mang ra ngoài khi đêm trên 12 °C.',
          'Vietnamese herbs like it warm. Where there is frost, sow indoors from the middle of March and move out once nights stay above 12 °C.',
        ],
      },
      {
        list: [
          [
            'Tía tô và kinh giới: gieo mặt, đừng lấp, cần ánh sáng để nảy mầm.',
            'Perilla and balm: sow on the surface; they need light to sprout.',
          ],
          ['Ngò gai: kiên nhẫn ba tuần, giữ ẩm liên tục.', 'Sawtooth herb: three patient weeks, never dry.'],
          [
            'Rau muống: thùng xốp nước xâm xấp, cắt lứa đầu sau ba mươi ngày.',
            'Water spinach: a box with shallow water, first cut after thirty days.',
          ],
        ],
      },
      {
        text: [
          'Trước khi đặt hạt giống, xem bảng cước: Mỹ, Canada và Úc cần giấy phép.',
          'Before you order seeds look at the rate table: the USA, Canada and Australia ask for a permit.',
        ],
      },
    ],
  },
  {
    slug: 'pha-phin-noi-troi-lanh',
    title: ['Pha phin ở nơi trời lạnh', 'Brewing phin coffee where it is cold'],
    excerpt: [
      'Nước nguội nhanh là kẻ thù. Ba chỉnh sửa nhỏ để ly cà phê đậm như ở nhà.',
      'Water that cools too fast is the enemy. Three small changes for a cup as strong as at home.',
    ],
    art: 'hot-beverage+chocolate-bar',
    blocks: [
      {
        text: [
          'Ở Buôn Ma Thuột chiếc phin nằm trên bàn ba mươi độ. Ở Warszawa mặt bàn mười tám độ, nước mất nhiệt trước khi kịp chiết.',
          'In Buon Ma Thuot the filter stands on a table of thirty degrees. In Warsaw the table has eighteen, and the water cools before it has extracted anything.',
        ],
      },
      {
        list: [
          ['Tráng phin và ly bằng nước sôi trước.', 'Rinse filter and glass with boiling water first.'],
          ['Xay mịn hơn một nấc và ủ 40 giây.', 'Grind one step finer and let it bloom for 40 seconds.'],
          ['Đặt phin trong một tô nước nóng cạn.', 'Stand the filter in a shallow bowl of hot water.'],
        ],
      },
    ],
  },
  {
    slug: 'chon-qua-que-bieu-ban',
    title: ['Chọn quà quê biếu bạn bè phương Tây', 'Choosing gifts from home for Western friends'],
    excerpt: [
      'Không phải ai cũng sẵn sàng với mắm tôm. Năm món ai nhận cũng vui.',
      'Not everybody is ready for shrimp paste. Five gifts that please anyone.',
    ],
    art: 'peanuts+jar',
    blocks: [
      {
        text: [
          'Quà ngon là quà dùng được ngay, không cần giải thích dài. Năm món này chúng tôi gửi nhiều nhất cho người nhận không phải người Việt.',
          'A good gift can be used at once and needs little explaining. These five we send most to people who are not Vietnamese.',
        ],
      },
      {
        list: [
          ['Hạt điều rang muối Bình Phước.', 'Salted cashews from Binh Phuoc.'],
          ['Xoài sấy dẻo Cam Lâm.', 'Soft dried mango from Cam Lam.'],
          ['Cà phê Arabica Cầu Đất nguyên hạt.', 'Whole-bean arabica from Cau Dat.'],
          [
            'Trà sen Tây Hồ, kèm tờ kể chuyện ngàn bông sen.',
            'West Lake lotus tea, with the story of the thousand flowers.',
          ],
          ['Xà phòng thủ công Hội An.', 'Handmade soap from Hoi An.'],
        ],
      },
    ],
  },
];
