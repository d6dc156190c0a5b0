import { readAs, searchedText } from './read-as.ts';

it.each([
  '090 123 45 67',
  '0901234567',
  '+84 90 123 45 67',
  '0084 901234567',
  '+84 (0)90 123 45 67',
  '090.123.45.67',
  '+84 0901234567',
  '０９０ー１２３ー４５６７',
])('reads %j as a phone number with its country', (search) => {
  expect(readAs(search)).toEqual({ kind: 'PHONE', text: '+84 901 234 567' });
});

it('reads order codes and e-mail addresses', () => {
  for (const code of ['gvg-y7m 3e7', 'ＧＶＧーＹ７Ｍ３Ｅ７', 'GVG\u00a0Y7M\u200b3E7'])
    expect(readAs(code)).toEqual({ kind: 'CODE', text: 'GVGY7M3E7' });
  expect(readAs('thuha@example.com')).toEqual({ kind: 'EMAIL', text: 'thuha@example.com' });
});

it.each([
  ['GVGGÊY7G', 'GVGGEEY7G'],
  [' gvggêy7g ', 'GVGGEEY7G'],
  ['GVG7K3F2Q', 'GVG7K3F2Q'],
  ['gvg-7k3 f2q', 'gvg-7k3 f2q'],
  [' Nguyễn Thu Hà ', 'Nguyễn Thu Hà'],
])('normalizes a typed text to %j', (text, searched) => {
  expect(searchedText(text)).toBe(searched);
});

it.each(['thu ha', '0901', '8934567890123', 'BT-0042', ''])('reads %j as words', (search) => {
  expect(readAs(search)).toBeUndefined();
});
