import type { MessageContent } from '@gvg/contracts/chat/http/message-schema';
import { excerpt } from './excerpt.ts';
import { noticeTexts as en } from './locales/en.ts';
import { noticeTexts as vi } from './locales/vi.ts';

const content = (fields: Partial<MessageContent>): MessageContent => ({ text: '', images: [], ...fields });
const image = { url: '/v1/a.jpg', signedUrl: '/v1/a.jpg', width: 1, height: 1 };

it.each<[string, MessageContent, string, string]>([
  ['a text on one line', content({ text: ' Chào\n\n  bạn ', images: [image] }), '“Chào bạn”', '“Chào bạn”'],
  ['pictures', content({ images: [image, image] }), 'Gửi 2 ảnh', 'Sent 2 pictures'],
  ['an order', content({ card: { kind: 'ORDER', order: 'GVG7K3F2Q' } }), 'Gửi một đơn hàng', 'Sent an order'],
  [
    'a quote',
    content({ card: { kind: 'QUOTE', quote: '64b0c0ffee0123456789ab12' } }),
    'Gửi một báo giá',
    'Sent a quote',
  ],
  ['a link', content({ link: '/product/1' }), '“/product/1”', '“/product/1”'],
])('shows %s', (_, message, inVietnamese, inEnglish) => {
  expect([excerpt(message, vi.excerpt), excerpt(message, en.excerpt)]).toEqual([inVietnamese, inEnglish]);
});

it('shows 100 characters of a long text without splitting one', () => {
  const shown = [...excerpt(content({ text: '🍜'.repeat(300) }), vi.excerpt)];
  expect(shown).toHaveLength(102);
  expect(shown.slice(-3)).toEqual(['🍜', '…', '”']);
  expect(excerpt(content({ text: 'a'.repeat(100) }), vi.excerpt)).toBe(`“${'a'.repeat(100)}”`);
});
