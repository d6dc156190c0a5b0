import { markParts } from './mark-parts.ts';

/** Text with marked parts in brackets. */
const marked = (text: string, search: string) =>
  markParts(text, search)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

it.each([
  ['Bùi Gia Bảo', 'bao bui', '[Bùi] Gia [Bảo]'],
  ['Bánh tráng Tây Ninh', 'TRANG', 'Bánh [tráng] Tây Ninh'],
  ['Bánh tráng', 'tra', 'Bánh [trá]ng'],
  ['Đỗ Kim Liên', 'do', '[Đỗ] Kim Liên'],
  ['+84 901 234 567', '090 123 45 67', '+84 [901 234 567]'],
  ['+84 901 234 567', '+84 90 123', '+[84 901 23]4 567'],
  ['BUI GIA BAO 0901234567 MUA HO', '+84 901234567', 'BUI GIA BAO 0901234567 MUA HO'],
  ['BUI GIA BAO 0901234567 MUA HO', '090.123.45.67', 'BUI GIA BAO [0901234567] MUA HO'],
  ['EE 123-456 789 VN', 'ee123456', '[EE 123-456] 789 VN'],
  ['GVGY7M3E7', 'gvg y7m', '[GVGY7M]3E7'],
  ['giabao@example.com', 'giabao@ex', '[giabao]@[ex]ample.com'],
  ['Trà sen', '(.*)+', 'Trà sen'],
  ['', 'a', ''],
])('marks in %j, searched by %j, %j', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

it('preserves characters outside the BMP', () => {
  expect(marked('Phở 🍜 bò 1234', 'bo')).toBe('Phở 🍜 [bò] 1234');
});
