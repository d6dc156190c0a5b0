import { chat as en } from './en/chat.ts';
import { chat as vi } from './vi/chat.ts';

function lines(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => lines(each, path === '' ? key : `${path}.${key}`));
}

const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

describe('texts of the chat', () => {
  it('have the same keys in both languages', () => {
    expect(lines(en).map(([key]) => key)).toEqual(lines(vi).map(([key]) => key));
  });

  it('have the same placeholders', () => {
    expect(lines(en).map(([, text]) => placeholders(text))).toEqual(lines(vi).map(([, text]) => placeholders(text)));
  });

  it.each([...lines(vi), ...lines(en)])('have a text for %s', (_, text) => {
    expect(text.trim()).not.toBe('');
  });

  it('suggest the questions of rules/chat.md', () => {
    expect([1, 2, 3, 4].map((number) => vi[`recommendations_${number}` as 'recommendations_1'])).toEqual([
      'Tôi muốn báo giá một món hàng',
      'Phí gửi tới nước tôi là bao nhiêu?',
      'Đơn của tôi đang ở đâu?',
      'Giúp tôi chọn sản phẩm',
    ]);
  });
});
