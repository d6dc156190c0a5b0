import { Types } from 'mongoose';
import { toJson } from './to-json.ts';

test('toJson converts ids and dates to strings at every depth and omits undefined', () => {
  const [_id, at] = [new Types.ObjectId('6a0000000000000000000001'), new Date('2026-11-01T02:30:15.000Z')];
  expect(toJson({ _id, absent: undefined, nothing: null, entries: [{ _id, at, amount: 1 }] })).toStrictEqual({
    _id: '6a0000000000000000000001',
    nothing: null,
    entries: [{ _id: '6a0000000000000000000001', at: '2026-11-01T02:30:15.000Z', amount: 1 }],
  });
});
