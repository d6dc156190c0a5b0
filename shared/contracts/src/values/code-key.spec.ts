import { codeKeyOf } from './code-key.ts';

it.each(['1Z 999-aa1', '１Ｚ９９９ー ＡＡ１', '1z\u00a0999\u200baa1', '1Z999AA1'])(
  'compares %j as 1Z999AA1',
  (code) => {
    expect(codeKeyOf(code)).toBe('1Z999AA1');
  },
);
