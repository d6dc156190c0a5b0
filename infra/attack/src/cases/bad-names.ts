import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { createCategory } from '../traffic/staff-call.ts';

const names: readonly (readonly [string, string])[] = [
  ['Bánh\0tráng', 'INVALID_CHARACTER'],
  ['Bánh \ud800', 'INVALID_CHARACTER'],
  ['Bánh\ntráng', 'INVALID_CHARACTER'],
  ['Bánh \u001b[31m', 'INVALID_CHARACTER'],
  ['\u3164', 'INVALID_NAME'],
];

export const badNames: AttackCase = {
  name: 'names that cannot be read',
  async run(site) {
    for (const [vi, code] of names)
      expectEqual(JSON.stringify(vi), await createCategory(site, { vi }), { status: 400, codes: [code] });
    return `${names.length} names are refused`;
  },
};
