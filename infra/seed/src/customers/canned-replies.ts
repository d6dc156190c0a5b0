import type { createCannedReply } from '@gvg/contracts/chat/http/canned-replies';
import type { BodyFor } from '@gvg/contracts/definitions/endpoint';

/** Canned replies of the demo's staff. */
export const cannedReplies: readonly BodyFor<typeof createCannedReply>[] = [
  {
    title: 'Chào khách',
    text: { vi: 'Chào anh/chị, em có thể giúp gì ạ?', en: 'Hello, how can I help you?' },
  },
  {
    title: 'Phí gửi',
    text: {
      vi: 'Phí gửi tính theo cân nặng thực tế khi đóng kiện. Anh/chị xem ước tính theo nước nhận ở trang Bảng giá nhé.',
      en: 'Shipping is charged by the real weight of the packed parcel. The rate table estimates it for your country.',
    },
  },
  {
    title: 'Cách gửi báo giá',
    text: {
      vi: 'Anh/chị dán liên kết món hàng vào giỏ rồi bấm Xin báo giá, bên em trả lời trong vòng một ngày làm việc.',
      en: 'Paste the link of the item into your cart and ask for a quote; we answer within one working day.',
    },
  },
  {
    title: 'Đã nhận chuyển khoản',
    text: { vi: 'Bên em đã nhận được chuyển khoản, cảm ơn anh/chị.', en: 'We have received your transfer, thank you.' },
  },
];
