import type { PageData } from './page-data.ts';

export const informationPages: readonly PageData[] = [
  {
    slug: 'about',
    title: ['Về chúng tôi', 'About us'],
    blocks: [
      {
        text: [
          'Goods Viet Goods mua hộ hàng ở Việt Nam cho người Việt sống xa nhà, rồi gửi tới tận cửa ở mười hai nước.',
          'Goods Viet Goods buys in Vietnam for Vietnamese people far from home and sends it to the door in twelve countries.',
        ],
      },
      {
        text: [
          'Chúng tôi bắt đầu từ một bà mẹ ở Tân Bình gửi bánh tráng cho con gái học ở Osaka. Hàng xóm nhờ gửi ké, rồi bạn của hàng xóm. Hôm nay kho vẫn ở con hẻm ấy, chỉ rộng hơn.',
          'It began with a mother in Tan Binh who sent rice paper to her daughter in Osaka. A neighbour asked to add something, then the neighbour’s friends. The warehouse is still in that lane, only larger.',
        ],
      },
      { heading: ['Ba điều chúng tôi giữ', 'Three things we keep'] },
      {
        list: [
          [
            'Giá rõ trước khi đặt: tiền hàng, phí mua hộ và cước đều ghi riêng.',
            'Prices are clear before you order: goods, buying fee and freight are listed apart.',
          ],
          [
            'Cân thật tại kho có ảnh; dư thì hoàn lại, thiếu thì báo trước khi gửi.',
            'Parcels are weighed at the warehouse, with a photo; what is left over is paid back, what is missing is told before we send.',
          ],
          [
            'Không mua được thì nói ngay, không thay bằng món khác khi bạn chưa đồng ý.',
            'If we cannot buy it we say so at once and never swap it without asking you.',
          ],
        ],
      },
    ],
  },
  {
    slug: 'guide',
    title: ['Hướng dẫn mua hàng', 'How to buy'],
    blocks: [
      { heading: ['1. Chọn hàng', '1. Choose'] },
      {
        text: [
          'Tìm theo tên, có dấu hay không dấu đều được. Mỗi món ghi giá, cân nặng đóng gói và nước nào nhận.',
          'Search by name, with or without accents. Every product shows its price, its weight as packed and which countries take it.',
        ],
      },
      { heading: ['2. Xem cước', '2. See the freight'] },
      {
        text: [
          'Chọn nước nhận ngay ở trang sản phẩm hoặc bảng giá cước. Cước tính theo cân thật hoặc cân thể tích, số nào lớn hơn thì lấy, làm tròn lên theo từng nấc.',
          'Choose the country on the product page or in the rate table. Freight goes by real or volumetric weight, whichever is greater, rounded up to the next step.',
        ],
      },
      { heading: ['3. Chúng tôi mua và cân', '3. We buy and weigh'] },
      {
        text: [
          'Hàng về kho được chụp ảnh, cân và đóng thùng. Chất lỏng bọc ba lớp, hàng tươi đi với đá khô.',
          'At the warehouse your goods are photographed, weighed and packed. Liquids are wrapped three times, fresh goods travel on dry ice.',
        ],
      },
      { heading: ['4. Gửi và theo dõi', '4. Sent and tracked'] },
      {
        text: [
          'Bạn nhận mã theo dõi khi kiện rời kho. Cần gì cứ nhắn cho người phụ trách đơn.',
          'You get a tracking code when the parcel leaves. Write to the person in charge of it whenever you need to.',
        ],
      },
    ],
  },
  {
    slug: 'terms',
    title: ['Điều khoản dịch vụ', 'Terms of service'],
    blocks: [
      {
        text: [
          'Khi đặt hàng bạn đồng ý với những điều dưới đây. Chúng tôi viết ngắn để ai cũng đọc hết.',
          'By ordering you agree to the following. We keep it short so that everybody reads it.',
        ],
      },
      {
        list: [
          [
            'Giá hàng bằng đồng Việt Nam, chưa gồm thuế nhập khẩu của nước đến.',
            'Prices are in Vietnamese dong and do not include import duty of your country.',
          ],
          [
            'Báo giá giữ 72 giờ. Đơn chưa đặt cọc sau 48 giờ sẽ tự hủy.',
            'Quotes hold for 72 hours. Orders without a deposit are cancelled after 48 hours.',
          ],
          [
            'Tiền hàng và phí mua hộ thu trước; cước thu sau khi cân tại kho.',
            'Goods and buying fee are paid first, freight after weighing at the warehouse.',
          ],
          [
            'Người nhận chịu trách nhiệm về quy định nhập khẩu của nước mình; món bị hạn chế được ghi rõ trong bảng cước.',
            'The recipient answers for the import rules of the country; restricted goods are marked in the rate table.',
          ],
          [
            'Chúng tôi không nhận hàng cấm, hàng giả, vũ khí, chất cháy nổ và động vật hoang dã.',
            'We do not handle forbidden or counterfeit goods, weapons, flammables or wildlife.',
          ],
        ],
      },
    ],
  },
  {
    slug: 'privacy',
    title: ['Quyền riêng tư', 'Privacy'],
    blocks: [
      {
        text: [
          'Chúng tôi chỉ giữ những gì cần để gửi hàng: tên, số điện thoại, địa chỉ và lịch sử đơn.',
          'We keep only what sending needs: name, phone, address and your orders.',
        ],
      },
      {
        list: [
          [
            'Khách chưa đăng ký có một mã phiên ngẫu nhiên trong cookie để giữ giỏ hàng và trò chuyện; không gắn với tên bạn.',
            'Visitors without an account have a random session number in a cookie that keeps cart and chat; it is not tied to a name.',
          ],
          [
            'Ảnh trong trò chuyện và chứng từ chỉ người có đường dẫn xem được, và xóa cùng cuộc trò chuyện.',
            'Pictures in chats and payment slips can be seen only with their address, and go with the conversation.',
          ],
          [
            'Chúng tôi không bán dữ liệu và không đặt mã theo dõi của bên thứ ba.',
            'We sell no data and set no third-party trackers.',
          ],
          [
            'Muốn xem, sửa hay xóa dữ liệu, hãy viết thư cho chúng tôi; trả lời trong ba ngày làm việc.',
            'To see, correct or erase your data write to us; we answer within three working days.',
          ],
        ],
      },
    ],
  },
  {
    slug: 'returns',
    title: ['Đổi trả và hoàn tiền', 'Returns and refunds'],
    blocks: [
      {
        text: [
          'Hàng đi xa khó quay lại, nên phần lớn chúng tôi hoàn tiền thay vì nhận hàng về.',
          'Goods that went far rarely come back, so we mostly refund instead of taking them back.',
        ],
      },
      { heading: ['Khi nào được hoàn', 'When we refund'] },
      {
        list: [
          [
            'Thiếu món, sai món, vỡ hay hỏng khi nhận: gửi ảnh trong 48 giờ, hoàn tiền hàng và phần cước của món đó.',
            'Missing, wrong, broken or spoiled on arrival: send photos within 48 hours and we refund the item and its share of the freight.',
          ],
          [
            'Kiện thất lạc: hoàn toàn bộ sau 30 ngày không có tin.',
            'Parcel lost: everything is refunded after 30 days without news.',
          ],
          [
            'Hải quan giữ vì món không ghi hạn chế trong bảng cước: hoàn tiền hàng.',
            'Held by customs for something the rate table did not restrict: we refund the goods.',
          ],
        ],
      },
      { heading: ['Khi nào không', 'When we do not'] },
      {
        text: [
          'Đổi ý sau khi hàng đã rời kho, địa chỉ sai do người nhận, thuế nhập khẩu bị từ chối trả.',
          'A change of mind after the goods have left, a wrong address from the recipient, import duty that was refused.',
        ],
      },
    ],
  },
];
