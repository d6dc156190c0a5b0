import type { BuyingTexts, BuyingValues } from './buying-texts.ts';

const howToPay =
  'Mã QR và số tài khoản có ở trang đơn hàng. Khi chuyển, xin giữ nguyên nội dung, để tiền đến đúng đơn của bạn.';
const question = 'Có gì chưa rõ? Xin nhắn cho cửa hàng ở trang đơn hàng, đừng chuyển tiền tới một tài khoản nào khác.';

const usageOfCredit = 'Số tiền này được trừ vào khoản phải trả sau này của đơn; không dùng đến thì cửa hàng hoàn lại.';
const paidBackLater = 'Cửa hàng sẽ hoàn lại về tài khoản bạn đã chuyển.';

const services = { AIR: 'đường bay', EXPRESS: 'nhanh', SEA: 'đường biển' } as const;

const weighedSentences = ({ weight, hasScalePhoto }: Pick<BuyingValues, 'weight' | 'hasScalePhoto'>): string[] =>
  weight === undefined
    ? []
    : [`Kiện hàng của bạn nặng ${weight}.${hasScalePhoto ? ' Ảnh chụp trên cân có ở trang đơn hàng.' : ''}`];

export const buyingTexts: BuyingTexts = {
  ORDER_PLACED: ({ code, due, deadline }) => ({
    subject: due === undefined ? `Đã nhận đơn ${code}` : `Đã nhận đơn ${code}, cần chuyển ${due}`,
    preheader: due === undefined ? 'Cửa hàng đã nhận đơn của bạn.' : 'Cửa hàng bắt đầu mua khi nhận được tiền.',
    heading: `Đã nhận đơn ${code}`,
    notice: due && deadline && `Chuyển ${due} trước ${deadline}`,
    paragraphs: [
      'Cảm ơn bạn đã đặt hàng. Cước thật tính khi kiện hàng được cân ở kho, và trả sau.',
      ...(due === undefined
        ? []
        : [howToPay, ...(deadline === undefined ? [] : ['Quá hạn mà chưa có tiền, đơn tự hủy và bạn không mất gì.'])]),
    ],
    button: due === undefined ? 'Xem đơn hàng' : 'Xem đơn và trả tiền',
    aside: question,
  }),
  ORDER_AWAITING_BALANCE: ({ code, due, weight, hasScalePhoto }) => ({
    subject: due === undefined ? `Đơn ${code} đã cân xong` : `Đơn ${code} đã cân, còn ${due}`,
    preheader: 'Trả nốt phần còn lại, kiện hàng sẽ được gửi đi.',
    heading: `Đơn ${code} đã cân xong`,
    notice: due && `Còn ${due} cần chuyển, rồi kiện hàng được gửi đi`,
    paragraphs: [...weighedSentences({ weight, hasScalePhoto }), ...(due === undefined ? [] : [howToPay])],
    button: due === undefined ? 'Xem đơn hàng' : hasScalePhoto ? 'Xem ảnh và trả tiền' : 'Xem đơn và trả tiền',
    aside: question,
  }),
  ORDER_DUE_CHANGED: ({ code, due, deadline, credit, isOver }) => ({
    subject:
      due !== undefined
        ? `Đơn ${code}: lúc này cần chuyển ${due}`
        : credit === undefined
          ? `Đơn ${code}: không phải trả thêm`
          : `Đơn ${code}: bạn còn dư ${credit}`,
    preheader: 'Tiền của đơn vừa được tính lại.',
    heading: credit === undefined ? `Số cần trả của đơn ${code} đã thay đổi` : `Đơn ${code}: bạn còn dư ${credit}`,
    notice: due && (deadline === undefined ? `Cần chuyển ${due}` : `Chuyển ${due} trước ${deadline}`),
    paragraphs: [
      'Cửa hàng vừa tính lại tiền của đơn này: cân lại kiện hàng, bớt một khoản, hoặc chuyển một khoản tiền về đúng đơn của nó. Từng khoản có ở trang đơn hàng.',
      ...(due !== undefined ? [howToPay] : ['Lúc này bạn không phải trả gì thêm.']),
      ...(credit === undefined ? [] : [isOver ? paidBackLater : usageOfCredit]),
    ],
    button: due === undefined ? 'Xem đơn hàng' : 'Xem đơn và trả tiền',
    aside: question,
  }),
  ORDER_PRICE_ASKED: ({ code, line }) => ({
    subject: `Đơn ${code}: một món đắt hơn báo giá, mua không?`,
    preheader: 'Đồng ý hay bỏ món này, xin trả lời trong 48 giờ.',
    heading: 'Một món đắt hơn báo giá',
    notice: line && `Trả lời trước ${line.deadline ?? ''}`,
    paragraphs: [
      ...(line === undefined ? [] : [`${line.name}: giá mới ${line.price}, báo giá cũ ${line.quoted} một món.`]),
      'Đồng ý thì phần chênh trả sau, cùng với cước; phí mua hộ không đổi. Không đồng ý, hoặc không trả lời kịp, thì cửa hàng bỏ món này: tiền hàng và phí trừ vào phần còn phải trả, dư thì hoàn lại.',
    ],
    button: 'Xem đơn và trả lời',
    aside: question,
  }),
  ORDER_LINE_CANCELLED: ({ code, line }) => ({
    subject: `Đơn ${code}: một món ${line?.reason === undefined ? 'đã bỏ khỏi đơn' : 'không mua được'}`,
    preheader: 'Tiền của món này vẫn là của bạn.',
    heading: line?.reason === undefined ? `Một món đã bỏ khỏi đơn ${code}` : `Một món của đơn ${code} không mua được`,
    paragraphs: [
      ...(line === undefined
        ? []
        : [
            line.reason === 'SOLD_OUT'
              ? `${line.name} đã hết hàng ở nơi bán.`
              : line.reason === undefined
                ? `${line.name}: cửa hàng không mua món này nữa. Lý do, nếu có, nằm ở trang đơn hàng.`
                : `${line.name}: cửa hàng chưa nhận được trả lời về giá mới nên không mua món này.`,
            `${line.sum} tiền hàng và phí trừ vào phần còn phải trả của đơn, dư thì cửa hàng hoàn lại.`,
          ]),
    ],
    button: 'Xem đơn hàng',
    aside: question,
  }),
  ORDER_CHANGE_PROPOSED: ({ code, proposal }) => ({
    subject: `Đơn ${code}: cửa hàng đề nghị đổi đơn`,
    preheader: 'Đồng ý hay giữ nguyên, xin trả lời trong 48 giờ.',
    heading: `Cửa hàng đề nghị đổi đơn ${code}`,
    notice: proposal && `Trả lời trước ${proposal.deadline}`,
    paragraphs: [
      ...(proposal === undefined
        ? []
        : [
            `Đổi thì cả đơn, kể cả cước, là ${proposal.after}, trước là ${proposal.before}. Sau khi đổi, lúc này cần chuyển ${proposal.dueAfter}.`,
          ]),
      'Đổi những gì, xin xem ở trang đơn hàng. Không đồng ý, hoặc không trả lời kịp, thì đơn giữ nguyên như bây giờ.',
    ],
    button: 'Xem đề nghị và trả lời',
    aside: question,
  }),
  ORDER_AMENDED: ({ code, due, deadline, credit }) => ({
    subject: due === undefined ? `Đơn ${code} đã được đổi` : `Đơn ${code} đã đổi, lúc này cần chuyển ${due}`,
    preheader: 'Đơn của bạn bây giờ như trong thư này.',
    heading: `Đơn ${code} đã được đổi`,
    notice: due && (deadline === undefined ? `Cần chuyển ${due}` : `Chuyển ${due} trước ${deadline}`),
    paragraphs: [
      'Người nhận, tuyến gửi, ghi chú và các món của đơn bây giờ có ở trang đơn hàng.',
      due === undefined ? 'Lúc này bạn không phải trả gì thêm.' : howToPay,
      ...(credit === undefined ? [] : [`Bạn còn dư ${credit}. ${usageOfCredit}`]),
    ],
    button: due === undefined ? 'Xem đơn hàng' : 'Xem đơn và trả tiền',
    aside: question,
  }),
  ORDER_PROPOSAL_ENDED: ({ code }) => ({
    subject: `Đơn ${code}: đề nghị đổi đơn đã hết hạn`,
    preheader: 'Đơn của bạn giữ nguyên như trước.',
    heading: `Đơn ${code} giữ nguyên`,
    paragraphs: [
      'Cửa hàng đã đề nghị đổi đơn này, nhưng quá 48 giờ chưa có trả lời nên đơn giữ nguyên như trước.',
      'Vẫn muốn đổi? Xin nhắn cho cửa hàng ở trang đơn hàng.',
    ],
    button: 'Xem đơn hàng',
    aside: question,
  }),
  ORDER_WEIGHED: ({ code, weight, hasScalePhoto, credit, isOver }) => ({
    subject: `Đơn ${code} đã cân, không phải trả thêm`,
    preheader: 'Kiện hàng được đóng và gửi đi.',
    heading: `Đơn ${code} đã cân, không phải trả thêm`,
    notice: credit && `Bạn còn dư ${credit}`,
    paragraphs: [
      ...weighedSentences({ weight, hasScalePhoto }),
      'Tiền bạn đã trả đủ cho cả cước. Cửa hàng đóng kiện và gửi đi.',
      ...(credit === undefined ? [] : [isOver ? paidBackLater : usageOfCredit]),
    ],
    button: hasScalePhoto ? 'Xem ảnh cân' : 'Xem đơn hàng',
    aside: question,
  }),
  ORDER_SHIPPED: ({ code }) => ({
    subject: `Đơn ${code} đã lên đường`,
    preheader: 'Kiện hàng đang trên đường tới bạn.',
    heading: `Đơn ${code} đã lên đường`,
    paragraphs: ['Kiện hàng của bạn đã được giao cho hãng vận chuyển.'],
    button: 'Theo dõi đơn hàng',
    aside: 'Hàng tới mà có gì không ổn? Xin chụp ảnh và nhắn cho cửa hàng ở trang đơn hàng.',
  }),
  ORDER_DELIVERED: ({ code }) => ({
    subject: `Đơn ${code} đã tới nơi`,
    preheader: 'Kiện hàng đã được giao.',
    heading: `Đơn ${code} đã tới nơi`,
    paragraphs: [
      'Kiện hàng của bạn đã được giao. Mong bạn hài lòng!',
      'Ở trang đơn hàng bạn có thể đánh giá từng món.',
    ],
    button: 'Xem đơn hàng',
    aside: 'Chưa nhận được, hay có gì không ổn? Xin chụp ảnh và nhắn cho cửa hàng ở trang đơn hàng.',
  }),
  ORDER_CANCELLED: ({ code, credit, refunded, isUnpaid }) => ({
    subject: `Đơn ${code} đã hủy`,
    preheader: credit === undefined ? 'Bạn không phải trả khoản nào.' : `Cửa hàng hoàn lại ${credit}.`,
    heading: `Đơn ${code} đã hủy`,
    notice: credit && `Cửa hàng hoàn lại ${credit} về tài khoản bạn đã chuyển, trong 3 ngày làm việc`,
    paragraphs: [
      isUnpaid
        ? 'Đơn tự hủy vì quá hạn mà cửa hàng chưa nhận đủ tiền.'
        : 'Cửa hàng đã hủy đơn này. Lý do, nếu có, nằm ở trang đơn hàng.',
      ...(credit === undefined && refunded === undefined ? ['Bạn không phải trả khoản nào.'] : []),
      ...(refunded === undefined ? [] : [`Đã hoàn lại ${refunded}.`]),
      'Vẫn muốn mua? Ở trang đơn hàng có nút Mua lại.',
    ],
    button: 'Xem đơn hàng',
    aside: question,
  }),
  ORDER_REFUNDED: ({ code, amount, remaining, isOver }) => ({
    subject: `Đã hoàn tiền đơn ${code}`,
    preheader: 'Tiền đã được chuyển lại cho bạn.',
    heading: `Đã hoàn tiền đơn ${code}`,
    notice: amount && `Đã hoàn lại ${amount}`,
    paragraphs: [
      'Cửa hàng đã chuyển lại tiền của đơn này. Ngân hàng có thể mất thêm một, hai ngày để ghi có.',
      ...(remaining === undefined ? [] : [`Còn ${remaining} ở cửa hàng. ${isOver ? paidBackLater : usageOfCredit}`]),
    ],
    button: 'Xem đơn hàng',
    aside: 'Chưa thấy tiền sau vài ngày? Xin nhắn cho cửa hàng ở trang đơn hàng.',
  }),
  ORDER_REFUND_TAKEN_BACK: ({ code, amount, isOver }) => ({
    subject: `Đơn ${code}: tiền chưa được hoàn`,
    preheader: 'Cửa hàng đã báo hoàn nhầm, tiền vẫn được giữ cho bạn.',
    heading: `Tiền của đơn ${code} chưa được hoàn`,
    notice: amount && `${amount} vẫn được giữ cho bạn`,
    paragraphs: [
      'Cửa hàng đã báo hoàn số tiền này, nhưng đó là ghi nhầm: tiền chưa chuyển đi. Mong bạn thông cảm.',
      isOver ? paidBackLater : usageOfCredit,
    ],
    button: 'Xem đơn hàng',
    aside: question,
  }),
  PAYMENT_RECEIVED: ({ code, received, due, rest, isOver }) => ({
    subject: `Đã nhận ${received} cho đơn ${code}`,
    preheader: due === undefined ? 'Lúc này bạn không phải trả gì thêm.' : `Còn ${due} cần chuyển.`,
    heading: `Đã nhận ${received}`,
    notice: due && `Còn ${due} cần chuyển cho đơn ${code}`,
    paragraphs: [
      `Cửa hàng đã nhận ${received} cho đơn ${code}.`,
      due === undefined ? 'Lúc này bạn không phải trả gì thêm.' : howToPay,
      ...(rest === undefined ? [] : [`Bạn đã chuyển dư ${rest}. ${isOver ? paidBackLater : usageOfCredit}`]),
    ],
    button: due === undefined ? 'Xem đơn hàng' : 'Xem đơn và trả tiền',
    aside: question,
  }),
  PAYMENT_SURPLUS: ({ code, amount, isOver }) => ({
    subject: `Đơn ${code}: đã nhận tiền chuyển dư`,
    preheader: isOver ? 'Cửa hàng sẽ hoàn lại cho bạn.' : 'Số tiền này được giữ cho bạn.',
    heading: `Đã nhận tiền chuyển dư cho đơn ${code}`,
    notice: amount && `Đã nhận ${amount}`,
    paragraphs: [
      isOver ? 'Đơn này không còn khoản nào phải trả.' : 'Lúc này đơn không phải trả gì.',
      isOver ? paidBackLater : usageOfCredit,
    ],
    button: 'Xem đơn hàng',
    aside: question,
  }),
  QUOTE_ANSWERED: ({ offered, refused, deadline, note }) => ({
    subject: `Báo giá cho ${offered + refused} món đã có`,
    preheader: 'Xem giá, rồi quyết định mua hay không.',
    heading: `Báo giá cho ${offered + refused} món đã có`,
    notice: deadline && `Giá giữ tới ${deadline}`,
    paragraphs: [
      refused === 0
        ? 'Cửa hàng đã hỏi giá xong, các món đều mua được.'
        : offered === 0
          ? 'Rất tiếc, lần này không món nào mua được.'
          : `Cửa hàng đã hỏi giá xong: ${offered} món mua được, ${refused} món không.`,
      'Cước trả sau khi cân tại kho. Không mua thì không mất phí.',
    ],
    button: 'Xem báo giá và trả lời',
    aside:
      note === undefined ? 'Có gì chưa rõ? Xin nhắn cho cửa hàng ở trang báo giá.' : `${note.from} nhắn: ${note.text}`,
  }),
  words: {
    requestedGoods: 'Món hàng bạn nhờ mua',
    price: (amount, price, fee) => `${amount} × ${price}${fee === undefined ? '' : ` + phí ${fee}`}`,
    cannotBeBought: 'Không mua được',
    cancelled: 'Đã hủy',
    goods: 'Tiền hàng',
    serviceFee: 'Phí mua hộ',
    freight: 'Cước theo cân thật',
    laterFreight: 'Cước ước tính, trả sau khi cân',
    quotedFreight: (service, weight) => `Cước ${services[service]} ${weight}, trả sau khi cân`,
    atDoor: (country) => `Về tới ${country}`,
    about: (amount) => `khoảng ${amount}`,
    paid: 'Đã trả',
    credit: 'Còn dư',
    dueNow: 'Cần trả lúc này',
    onAcceptance: 'Trả khi đồng ý mua',
    bank: 'Ngân hàng',
    account: 'Số tài khoản',
    holder: 'Chủ tài khoản',
    transferAmount: 'Số tiền',
    transferContent: 'Nội dung',
    track: 'Tra cứu đơn không cần đăng nhập, bằng mã đơn và số điện thoại người nhận:',
    carrier: 'Hãng vận chuyển',
    trackingCode: 'Mã vận đơn',
    transit: 'Thời gian đi',
    days: (min, max) => (min === max ? `${min} ngày` : `${min}–${max} ngày`),
  },
};
