import type { OrderStatus, PaymentStatus } from '@gvg/contracts/cart/terms';
import type { NoticeTexts, AnnouncedLineReason } from './notice-texts.ts';

const afterPayment: Partial<Record<OrderStatus, string>> = {
  PURCHASING: 'bắt đầu đi mua',
  AT_WAREHOUSE: 'hàng có sẵn, chờ cân ở kho',
  PACKED: 'kiện hàng sắp được gửi đi',
};

const whyNotBought: Record<AnnouncedLineReason | 'BY_STAFF', string> = {
  SOLD_OUT: ' đã hết hàng',
  PRICE_UNANSWERED: ': quá hạn trả lời giá mới',
  BY_STAFF: ': cửa hàng không mua món này nữa',
};

const whyUnmatched: Partial<Record<PaymentStatus, (code: string) => string>> = {
  UNMATCHED: () => 'Không thấy mã đơn nào trong nội dung chuyển.',
  UNDERPAID: (code) => `Ít hơn số cần trả của ${code}.`,
  OVERPAID: (code) => `Nhiều hơn số cần trả của ${code}.`,
  ORDER_CANCELLED: (code) => `${code} đã hủy, tiền cần hoàn lại.`,
};

/** Use of money reserved for an order that continues. */
const usageOfCredit = 'trừ vào khoản phải trả sau này của đơn, không dùng đến thì hoàn lại';

export const noticeTexts: NoticeTexts = {
  orderPlaced: ({ code, due, deadline }) => ({
    title: `Đã nhận đơn ${code}`,
    description:
      due === undefined
        ? 'Lúc này bạn không phải trả gì.'
        : deadline === undefined
          ? `Chuyển ${due}, cửa hàng đi mua ngay.`
          : `Chuyển ${due} trước ${deadline}, cửa hàng đi mua ngay.`,
  }),
  orderMentioned: ({ code }) => ({
    title: `Ghi chú nhắc tới bạn: đơn ${code}`,
    description: 'Một đồng nghiệp đã nhắc tới bạn trong ghi chú nội bộ của đơn này.',
  }),
  orderForStaff: ({ code, pieces, amount, country }) => ({
    title: `Đơn mới ${code}: ${amount}`,
    description: `${pieces} món, gửi tới ${country}.`,
  }),
  weighed: ({ code, weight, due, credit }) => ({
    title: weight === undefined ? `${code} đã cân xong` : `${code} cân xong ${weight}`,
    description:
      due !== undefined
        ? `Còn ${due}, trả xong là kiện hàng được gửi đi.`
        : credit === undefined
          ? 'Không phải trả thêm, kiện hàng sắp được gửi đi.'
          : `Không phải trả thêm. Bạn còn dư ${credit}: ${usageOfCredit}.`,
  }),
  dueChanged: ({ code, due, credit, isOver }) => ({
    title: credit === undefined ? `${code}: số cần trả đã thay đổi` : `${code}: bạn còn dư ${credit}`,
    description:
      due !== undefined
        ? `Lúc này cần chuyển ${due}. Có gì chưa rõ, xin nhắn cho cửa hàng.`
        : credit === undefined
          ? 'Lúc này bạn không phải trả gì thêm.'
          : `Tiền của đơn vừa được tính lại. ${isOver ? 'Cửa hàng sẽ hoàn lại số dư cho bạn' : `Số dư ${usageOfCredit}`}.`,
  }),
  depositMissing: ({ code, missing }) => ({
    title: `${code} thiếu ${missing} tiền cọc`,
    description: 'Hàng đã mua mà cọc không còn đủ: đừng mua hay đóng gói thêm tới khi khách trả.',
  }),
  paidOrderCancelled: ({ code, owed, reason }) => ({
    title: `${code} đã hủy, cần hoàn ${owed}`,
    description: `${reason === 'BY_CUSTOMER' ? 'Khách đã hủy' : reason === 'UNPAID' ? 'Quá hạn mà chưa đủ cọc' : 'Cửa hàng đã hủy'}: đừng mua nữa, và hoàn tiền cho khách.`,
  }),
  priceAsked: ({ code, name, quoted, price, deadline }) => ({
    title: `${code}: một món đắt hơn báo giá`,
    description: `${name}: ${price} thay vì ${quoted}. Trả lời trước ${deadline}, nếu không cửa hàng bỏ món này.`,
  }),
  priceAnswered: ({ code, price, accepted }) => ({
    title: accepted ? `${code}: khách đồng ý giá ${price}` : `${code}: khách không lấy giá ${price}`,
    description: accepted ? 'Đi mua được rồi.' : 'Món này đã bỏ khỏi đơn, tiền hàng và phí thành số dư của đơn.',
  }),
  lineCancelled: ({ code, name, reason, credit }) => ({
    title: reason === undefined ? `${code}: một món đã bỏ khỏi đơn` : `${code}: một món không mua được`,
    description: `${name}${whyNotBought[reason ?? 'BY_STAFF']}. ${credit} trừ vào phần còn phải trả của đơn, dư thì hoàn lại.`,
  }),
  changeProposed: ({ code, before, after, deadline }) => ({
    title: `${code}: cửa hàng đề nghị đổi đơn`,
    description: `Cả đơn ${after}, trước là ${before}. Trả lời trước ${deadline}, nếu không đơn giữ nguyên.`,
  }),
  proposalAnswered: ({ code, outcome }) => ({
    title:
      outcome === 'ACCEPTED'
        ? `${code}: khách đồng ý đổi đơn`
        : outcome === 'DECLINED'
          ? `${code}: khách không đồng ý đổi đơn`
          : `${code}: khách chưa trả lời đề nghị đổi đơn`,
    description: outcome === 'ACCEPTED' ? 'Đơn đã đổi theo đề nghị.' : 'Đơn giữ nguyên như trước.',
  }),
  proposalEnded: ({ code, outcome }) => ({
    title: `${code}: đề nghị đổi đơn đã hết hiệu lực`,
    description:
      outcome === 'UNANSWERED'
        ? 'Quá 48 giờ chưa có trả lời nên đơn giữ nguyên. Vẫn muốn đổi thì nhắn cho cửa hàng.'
        : 'Cửa hàng đã rút lại, hoặc đơn đã khác đi. Bạn không phải trả lời nữa.',
  }),
  amended: ({ code, due, credit }) => ({
    title: `Đơn ${code} đã được đổi`,
    description:
      due !== undefined
        ? `Lúc này cần chuyển ${due}. Chi tiết ở trang đơn hàng.`
        : credit === undefined
          ? 'Lúc này bạn không phải trả gì thêm.'
          : `Bạn còn dư ${credit}: ${usageOfCredit}.`,
  }),
  shipped: ({ code, country, days: { min, max }, carrier, trackingCode }) => ({
    title: `${code} đã lên đường`,
    description: `Tới ${country} sau khoảng ${min === max ? min : `${min}–${max}`} ngày.${carrier === undefined || trackingCode === undefined ? '' : ` ${carrier}, mã ${trackingCode}.`}`,
  }),
  shipmentCorrected: ({ code, carrier, trackingCode }) => ({
    title: `Mã vận đơn của ${code} đã được sửa`,
    description: `Mã đúng là ${trackingCode} (${carrier}). Mã báo trước đó không dùng nữa.`,
  }),
  delivered: ({ code }) => ({
    title: `${code} đã tới nơi`,
    description: 'Có gì không ổn thì chụp ảnh và nhắn cho cửa hàng. Hàng ưng ý, nhờ bạn đánh giá.',
  }),
  cancelled: ({ code, reason, credit }) => ({
    title: `${code} đã hủy`,
    description:
      credit !== undefined
        ? `Cửa hàng sẽ hoàn ${credit} cho bạn.`
        : reason === 'UNPAID'
          ? 'Quá hạn mà chưa có tiền, đơn tự hủy. Bạn không mất gì.'
          : 'Bạn không phải trả gì.',
  }),
  refunded: ({ code, amount, left, isOver }) => ({
    title: `Đã hoàn ${amount}`,
    description: `Tiền của ${code} đã chuyển lại cho bạn.${left === undefined ? '' : isOver ? ` Còn ${left}, cửa hàng sẽ hoàn nốt.` : ` Còn dư ${left}: ${usageOfCredit}.`}`,
  }),
  refundTakenBack: ({ code, amount }) => ({
    title: `${amount} chưa hoàn`,
    description: `Cửa hàng ghi hoàn nhầm cho ${code}. Số tiền vẫn được giữ cho bạn.`,
  }),
  quoteRequested: ({ lines, country, deadline }) => ({
    title: `Cần báo giá ${lines} món`,
    description: `Gửi tới ${country}. Trả lời trước ${deadline}.`,
  }),
  quoteAnswered: ({ offered, refused, deadline }) => ({
    title: offered === 0 ? 'Báo giá đã có' : `Báo giá đã có: ${offered} món`,
    description:
      offered === 0
        ? 'Rất tiếc, lần này không món nào mua được.'
        : `Giá giữ tới ${deadline}.${refused === 0 ? '' : ` ${refused} món không mua được.`}`,
  }),
  paymentReceived: ({ code, amount, due, rest, status }) => ({
    title: `Đã nhận ${amount}`,
    description: `Cho ${code}, ${due === undefined ? (afterPayment[status] ?? 'lúc này không phải trả thêm') : `còn ${due} cần chuyển`}.${rest === undefined ? '' : ` Bạn chuyển dư ${rest}: ${usageOfCredit}.`}`,
  }),
  paymentSurplus: ({ code, amount, isOver }) => ({
    title: `Đã nhận ${amount}`,
    description: isOver
      ? `${code} không còn khoản nào phải trả, cửa hàng sẽ hoàn lại tiền này cho bạn.`
      : `${code} lúc này không phải trả gì. Tiền này giữ cho bạn: ${usageOfCredit}.`,
  }),
  paymentUnmatched: ({ amount, status, code }) => ({
    title: `Tiền vào chưa khớp: ${amount}`,
    description: whyUnmatched[status]?.(code ?? 'đơn hàng') ?? 'Cần xem lại.',
  }),
  paymentAccountMissing: () => ({
    title: 'Chưa có tài khoản nhận tiền',
    description: 'Khách vừa muốn đặt hàng mà không đặt được. Hãy điền tài khoản ngân hàng của cửa hàng.',
  }),
  messageFromStaff: ({ name, text }) => ({ title: `${name ?? 'Cửa hàng'} nhắn cho bạn`, description: text }),
  messageFromCustomer: ({ name, text }) => ({ title: `${name ?? 'Khách'} nhắn cho cửa hàng`, description: text }),
  rating: ({ stars }) => ({ title: `Đánh giá mới: ${stars} sao`, description: 'Xem khách nói gì về sản phẩm.' }),
  userRegistered: ({ name, provider }) => ({
    title: `${name} vừa mở tài khoản`,
    description: provider === 'GOOGLE' ? 'Đăng ký qua Google.' : 'Đăng ký bằng email.',
  }),
  excerpt: {
    quoted: (text) => `“${text}”`,
    images: (count) => `Gửi ${count} ảnh`,
    order: 'Gửi một đơn hàng',
    quote: 'Gửi một báo giá',
  },
};
