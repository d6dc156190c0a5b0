import { buyingMailTemplates } from '@gvg/contracts/notify/mail-templates';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import { locales } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { BuyingContent } from '../../buying/fetch-buying-content.ts';
import type { MailPicture } from '../../mail/send-mails/fetch-mail-pictures.ts';
import { renderMessage } from '../render-mail.ts';
import { buildBuyingMessage } from './build-buying-message.ts';
import {
  awaitingBalance,
  dearerOrder,
  paidOrder,
  proposedOrder,
  refundedOrder,
  sampleIds,
  sampleOrder,
  sampleQuote,
  sampleReader,
  shippedOrder,
  soldOutOrder,
  unpaidOrder,
  weighedOrder,
} from './buying-contents.fixtures.ts';

const contents: Record<BuyingMailTemplate, BuyingContent> = {
  ORDER_PLACED: { template: 'ORDER_PLACED', order: sampleOrder(), received: 0 },
  ORDER_AWAITING_BALANCE: { template: 'ORDER_AWAITING_BALANCE', order: awaitingBalance, received: 0 },
  ORDER_DUE_CHANGED: { template: 'ORDER_DUE_CHANGED', order: awaitingBalance, received: 0 },
  ORDER_PRICE_ASKED: { template: 'ORDER_PRICE_ASKED', order: dearerOrder, received: 0, line: dearerOrder.lines[1]! },
  ORDER_LINE_CANCELLED: {
    template: 'ORDER_LINE_CANCELLED',
    order: soldOutOrder,
    received: 0,
    line: soldOutOrder.lines[0]!,
  },
  ORDER_CHANGE_PROPOSED: { template: 'ORDER_CHANGE_PROPOSED', order: proposedOrder, received: 0 },
  ORDER_AMENDED: { template: 'ORDER_AMENDED', order: sampleOrder(), received: 0 },
  ORDER_PROPOSAL_ENDED: { template: 'ORDER_PROPOSAL_ENDED', order: paidOrder, received: 0 },
  ORDER_WEIGHED: { template: 'ORDER_WEIGHED', order: weighedOrder, received: 0 },
  ORDER_SHIPPED: { template: 'ORDER_SHIPPED', order: shippedOrder, received: 0 },
  ORDER_DELIVERED: { template: 'ORDER_DELIVERED', order: { ...shippedOrder, status: 'DELIVERED' }, received: 0 },
  ORDER_CANCELLED: { template: 'ORDER_CANCELLED', order: unpaidOrder, received: 0 },
  ORDER_REFUNDED: { template: 'ORDER_REFUNDED', order: refundedOrder, received: 0 },
  ORDER_REFUND_TAKEN_BACK: {
    template: 'ORDER_REFUND_TAKEN_BACK',
    order: unpaidOrder,
    received: 0,
    amount: 300_000,
  },
  PAYMENT_RECEIVED: { template: 'PAYMENT_RECEIVED', order: paidOrder, received: 854_500 },
  PAYMENT_SURPLUS: { template: 'PAYMENT_SURPLUS', order: paidOrder, received: 0, amount: 145_500 },
  QUOTE_ANSWERED: { template: 'QUOTE_ANSWERED', quote: sampleQuote() },
};

const render = (content: BuyingContent, locale: Locale) =>
  renderMessage(buildBuyingMessage(content, { locale, origin: 'https://shop.example' }), {
    displayName: sampleReader.displayName,
    locale,
  });

const visibleText = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

describe.each(buyingMailTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const)))(
  '%s in %s',
  (template, locale) => {
    const mail = render(contents[template], locale);

    it('has a one-line subject and the same content in both parts, in its language', () => {
      expect(mail.subject).toMatch(/^[^\r\n]{5,70}$/);
      const seen = visibleText(mail.html);
      const parts = mail.text
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('-- ') && !/^(Goods Viet Goods, |.+:$)/.test(line))
        .flatMap((line) =>
          line
            .replace(/^- /, '')
            .trim()
            .split(/(?<=^[^:.]+): /),
        );
      expect(parts.filter((part) => !seen.includes(part))).toEqual([]);
      expect(render(contents[template], locale === 'vi' ? 'en' : 'vi').text).not.toBe(mail.text);
    });

    it('lists the goods with their prices', () => {
      expect(mail.text).toContain('724,500đ');
      expect(mail.text).toContain('Bình gốm');
      expect(mail.html).not.toContain('<men lam>');
    });

    it('links to its page, and loads nothing', () => {
      const page = template === 'QUOTE_ANSWERED' ? '/user/purchase/quote/64b0c0ffee0123456789ab12' : '/order/GVG7K3F2Q';
      const link = `https://shop.example${locale === 'en' ? '/en' : ''}${page}`;
      expect(mail.html.split(`href="${link}"`)).toHaveLength(3);
      expect(mail.text).toContain(`\n${link}\n`);
      const preferences = `https://shop.example${locale === 'en' ? '/en' : ''}/user/notification`;
      expect(mail.text).toContain(`: ${preferences}\n`);
      expect(mail.html).toContain(`href="${preferences}"`);
      expect([...mail.html.matchAll(/(?:src|background)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
        'cid:logo@goods-viet-goods',
      ]);
    });
  },
);

it('starts with deadline and amount, in Vietnamese time and that of the recipient', () => {
  const { text } = render(contents.ORDER_PLACED, 'en');
  expect(text.split('\n\n').slice(0, 2)).toEqual([
    'We have your order GVG7K3F2Q',
    'Transfer 854,500đ before 09:12, Tuesday, 24 November 2026 (Vietnam time; 11:12 Japan time)',
  ]);
  expect(render(contents.ORDER_PLACED, 'vi').text).toContain(
    'Chuyển 854,500đ trước 09:12, Thứ Ba, 24 tháng 11, 2026 (giờ Việt Nam; 11:12 ở Nhật Bản)',
  );
});

it.each([
  ['US', '(Vietnam time; 02:12 UTC)'],
  ['DE', '(Vietnam time; 03:12 Germany time)'],
  ['VN', '(Vietnam time)'],
])('shows times for a recipient in %s: %s', (country, times) => {
  const order = sampleOrder();
  const { text } = render(
    { ...contents.ORDER_PLACED, order: { ...order, recipient: { ...order.recipient, country } } } as BuyingContent,
    'en',
  );
  expect(text).toContain(times);
});

it('shows how to pay, the estimate and the amount due now', () => {
  const { text } = render(contents.ORDER_PLACED, 'en');
  expect(text).toContain(
    'Goods: 820,000đ\nService fee: 34,500đ\nEstimated freight, paid once weighed: about 500,000đ\nDelivered to Japan: about 1,354,500đ\nTo pay now: 854,500đ',
  );
  expect(text).toContain(
    'Bank: Vietcombank\nAccount: 1234567890\nAccount holder: GOODS VIET GOODS\nAmount: 854,500đ\nText: GVG7K3F2Q',
  );
  const { transfer: _, payBy: __, ...settled } = paidOrder;
  const paid = render({ template: 'ORDER_PLACED', order: settled, received: 0 }, 'en').text;
  expect(paid).not.toMatch(/Account|Transfer|by then/);
});

it('shows the weight and the balance once weighed, and the carrier once shipped', () => {
  const weighed = render(contents.ORDER_AWAITING_BALANCE, 'en').text;
  expect(weighed).toContain('Your parcel weighs 2,430 g.');
  expect(weighed).toContain('Freight by real weight: 510,000đ\nPaid: −854,500đ\nTo pay now: 510,000đ');
  expect(render(contents.ORDER_SHIPPED, 'en').text).toContain(
    'Carrier: Japan Post\nTracking code: EE123456789VN\nIn transit: 5–7 days',
  );
});

it('shows the cost with the proposed change, and the deadline for an answer', () => {
  const { text } = render(contents.ORDER_CHANGE_PROPOSED, 'en');
  expect(text).toContain('Answer before 09:12, Tuesday, 24 November 2026');
  expect(text).toContain('costs 1,484,500đ instead of 1,354,500đ. To pay now would be 0đ.');
});

it('confirms the received amount, and shows the rest', () => {
  expect(render(contents.PAYMENT_RECEIVED, 'en').text).toContain(
    'The shop has received 854,500đ for order GVG7K3F2Q.\n\nThere is nothing more to pay now.',
  );
  const left = { ...contents.PAYMENT_RECEIVED, order: sampleOrder(), received: 100_000 } as BuyingContent;
  expect(render(left, 'en').text).toContain(
    'We have received 100,000đ\n\n854,500đ left to transfer for order GVG7K3F2Q',
  );
});

it('links the page that finds an order without signing in, but not for a quote', () => {
  const { html, text } = render(contents.ORDER_SHIPPED, 'en');
  expect(text).toContain('\nhttps://shop.example/en/order/track?code=GVG7K3F2Q\n');
  expect(html).toContain('href="https://shop.example/en/order/track?code=GVG7K3F2Q"');
  expect(render(contents.QUOTE_ANSWERED, 'vi').text).not.toContain('/order/track');
});

it('shows the approximate landed cost until the parcel is weighed', () => {
  const freight = { service: 'AIR' as const, chargeableGrams: 2_000, total: 330_000 };
  const quoted = render({ template: 'QUOTE_ANSWERED', quote: { ...sampleQuote(), freight } }, 'vi').text;
  expect(quoted).toContain('Trả khi đồng ý mua: 1,617,000đ');
  expect(quoted).toContain('Cước đường bay 2 kg, trả sau khi cân: khoảng 330,000đ');
  expect(quoted).toContain('Về tới Nhật Bản: khoảng 1,947,000đ');
  const withoutFreight = render(contents.QUOTE_ANSWERED, 'vi').text;
  expect(withoutFreight).not.toContain('Về tới');
  const placed = sampleOrder();
  const { goods, serviceFee } = placed.totals;
  const atDoor = formatMoney(goods + serviceFee + placed.shipping.estimatedFee);
  expect(render(contents.ORDER_PLACED, 'en').text).toContain(`Delivered to Japan: about ${atDoor}`);
  expect(render(contents.ORDER_SHIPPED, 'en').text).not.toContain('Delivered to');
});

it('explains why an order was cancelled automatically, and the refund', () => {
  const { text } = render(contents.ORDER_CANCELLED, 'vi');
  expect(text).toContain('Đơn tự hủy vì quá hạn mà cửa hàng chưa nhận đủ tiền.');
  expect(text).toContain('Cửa hàng hoàn lại 300,000đ về tài khoản bạn đã chuyển, trong 3 ngày làm việc');
  expect(render(contents.ORDER_REFUNDED, 'vi').text).toContain('Đã hoàn lại 300,000đ');
});

const usage = 'Số tiền này được trừ vào khoản phải trả sau này của đơn; không dùng đến thì cửa hàng hoàn lại.';
const paidBack = 'Cửa hàng sẽ hoàn lại về tài khoản bạn đã chuyển.';

it('shows the amount of a partial refund, and the use of the rest', () => {
  const totals = { ...unpaidOrder.totals, paid: 200_000, credit: 200_000 };
  const inParts: BuyingContent = {
    template: 'ORDER_REFUNDED',
    order: { ...unpaidOrder, totals },
    received: 0,
    amount: 100_000,
  };
  const { text } = render(inParts, 'vi');
  expect(text).toContain('Đã hoàn lại 100,000đ');
  expect(text).toContain(`Còn 200,000đ ở cửa hàng. ${paidBack}`);
  const open = { ...inParts, order: { ...paidOrder, totals: { ...paidOrder.totals, credit: 200_000 } } };
  expect(render(open, 'vi').text).toContain(`Còn 200,000đ ở cửa hàng. ${usage}`);
  expect(render(contents.ORDER_REFUNDED, 'vi').text).not.toContain('ở cửa hàng. ');
});

it.each(['ORDER_DUE_CHANGED', 'ORDER_WEIGHED', 'ORDER_AMENDED'] as const)(
  'shows in %s the overpayment and its use',
  (template) => {
    const totals = { ...weighedOrder.totals, credit: 50_000 };
    const { text } = render({ template, order: { ...weighedOrder, totals }, received: 0 }, 'vi');
    expect(text).toContain('còn dư 50,000đ');
    expect(text).toContain(usage);
    expect(text).toContain('Còn dư: 50,000đ');
    expect(render({ template, order: weighedOrder, received: 0 }, 'vi').text).not.toMatch(/dư/);
  },
);

it('shows the surplus of a transfer and its use', () => {
  const order = { ...paidOrder, unallocated: 145_500 };
  const received = render({ template: 'PAYMENT_RECEIVED', order, received: 854_500 }, 'vi').text;
  expect(received).toContain(`Bạn đã chuyển dư 145,500đ. ${usage}`);
  expect(render(contents.PAYMENT_SURPLUS, 'vi').text).toContain(usage);
  const late: BuyingContent = { template: 'PAYMENT_SURPLUS', order: unpaidOrder, received: 0, amount: 145_500 };
  expect(render(late, 'vi').text).toContain(paidBack);
});

it('shows the use of the money of a line that staff removed', () => {
  const line = { ...paidOrder.lines[1]!, status: 'CANCELLED' as const };
  const { subject, text } = render({ template: 'ORDER_LINE_CANCELLED', order: paidOrder, received: 0, line }, 'vi');
  expect(subject).toBe('Đơn GVG7K3F2Q: một món đã bỏ khỏi đơn');
  expect(text).toContain('Bình gốm <men lam>: cửa hàng không mua món này nữa.');
  expect(text).toContain('724,500đ tiền hàng và phí trừ vào phần còn phải trả của đơn, dư thì cửa hàng hoàn lại.');
});

it('mentions pictures of the scale only if there are some', () => {
  const photo = {
    url: '/v1/file-manager/files/scale.jpg',
    signedUrl: '/scale',
    kind: 'SCALE' as const,
    at: '2026-11-23T02:12:00.000Z',
  };
  const textOf = (photos: Order['photos']) =>
    render({ template: 'ORDER_AWAITING_BALANCE', order: { ...awaitingBalance, photos }, received: 0 }, 'vi').text;
  expect(textOf([])).toContain('Kiện hàng của bạn nặng 2,430 g.');
  expect(textOf([])).not.toMatch(/[Ảả]nh/);
  expect(textOf([photo])).toContain('Ảnh chụp trên cân có ở trang đơn hàng.');
});

it("shows the lines of a quote that can and cannot be bought, with reasons and staff's note", () => {
  const { subject, text } = render(contents.QUOTE_ANSWERED, 'en');
  expect(subject).toBe('The quote for 3 items is here');
  expect(text).toContain('The prices hold until 09:12, Tuesday, 24 November 2026 (Vietnam time; 11:12 Japan time)');
  expect(text).toContain('2 items can be bought, 1 cannot.');
  expect(text).toContain('- Bình gốm Bát Tràng\n  1 × 690,000đ + fee 34,500đ\n  724,500đ');
  expect(text).toContain('Hãng bay không chở rượu\n  Cannot be bought');
  expect(text).toContain('To pay when you accept: 1,617,000đ');
  expect(text).toContain('Mai writes: Bình có vết men nhỏ ở đáy.');
});

it('hides names typed by customers that readers would show as links', () => {
  const { html, text } = render(contents.QUOTE_ANSWERED, 'en');
  expect(`${html}${text}`).not.toContain('bad.example');
  expect(text).toContain('- Goods that you requested\n');
});

describe('pictures of goods', () => {
  const addressOf = (digit: string) => `/v1/file-manager/files/${digit.repeat(32)}.jpg`;
  const pictured = sampleOrder({
    lines: sampleOrder().lines.map((line, index) => ({ ...line, image: addressOf(String(index)) })),
  });
  const reader = { displayName: sampleReader.displayName, locale: 'vi' as const };
  const message = buildBuyingMessage(
    { template: 'ORDER_PLACED', order: pictured, received: 0 },
    { locale: 'vi', origin: 'https://shop.example' },
  );
  const jpeg = { contentType: 'image/jpeg' as const, content: Buffer.from('JPEG') };
  const png = { contentType: 'image/png' as const, content: Buffer.from('PNG') };

  it('are next to their names, as parts of the mail', () => {
    const mail = renderMessage(
      message,
      reader,
      new Map<string, MailPicture>([
        [addressOf('0'), jpeg],
        [addressOf('1'), png],
      ]),
    );
    expect(mail.attachments.slice(1)).toEqual([
      expect.objectContaining({ cid: 'picture-1@goods-viet-goods', filename: 'picture-1.jpg', ...jpeg }),
      expect.objectContaining({ cid: 'picture-2@goods-viet-goods', filename: 'picture-2.png', ...png }),
    ]);
    expect(mail.html).toMatch(
      /<img class="picture" src="cid:picture-1@goods-viet-goods"[^>]*alt=""[^>]*>.*Bánh tráng.*<img class="picture" src="cid:picture-2@goods-viet-goods"[^>]*>.*Bình gốm/s,
    );
    expect(mail.html).not.toContain('/v1/file-manager');
  });

  it('leave no space if missing, and the text is unchanged', () => {
    const one = renderMessage(message, reader, new Map([[addressOf('1'), jpeg]]));
    expect(one.attachments).toHaveLength(2);
    expect(one.html.match(/<img /g)).toHaveLength(2);
    expect(one.html).toMatch(/<td colspan="2"[^>]*><p[^>]*>Bánh tráng/);
    const none = renderMessage(message, reader);
    expect(none.html).not.toMatch(/picture-|colspan/);
    expect(none.text).toBe(one.text);
  });

  it('show the products of a quote and the first picture of each request', () => {
    const images = ['8', '9'].map((digit) => ({ url: addressOf(digit), signedUrl: `${addressOf(digit)}?reader=x` }));
    const quote = sampleQuote();
    const [first, ...others] = quote.lines.map((line) => (line.type === 'WITHOUT_SYSTEM' ? { ...line, images } : line));
    const { price, weightGrams, goodsType } = { price: 65_000, weightGrams: 550, goodsType: 'NORMAL' as const };
    const product = {
      ...first!,
      type: 'IN_SYSTEM' as const,
      product: {
        _id: sampleIds.order,
        name: { vi: 'Bánh tráng', en: '' },
        image: addressOf('7'),
        price,
        weightGrams,
        type: goodsType,
        category: sampleIds.order,
      },
      current: { price, weightGrams, stock: 1, isAvailable: true },
    };
    const { items } = buildBuyingMessage(
      { template: 'QUOTE_ANSWERED', quote: { ...quote, lines: [product, ...others] } },
      { locale: 'vi', origin: 'https://shop.example' },
    );
    expect(items?.map(({ picture }) => picture)).toEqual(['7', '8', '8'].map(addressOf));
  });
});
