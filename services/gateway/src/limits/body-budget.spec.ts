import { BodyBudget } from './body-budget.ts';

const budget = () => new BodyBudget({ totalBytes: 100, bytesPerAddress: 40 });

test('rejects bytes beyond the share of one address without affecting others', () => {
  const bodies = budget();
  bodies.open('a').add(30);
  expect(() => bodies.open('a').add(11)).toThrow('TOO_MANY_REQUESTS');
  bodies.open('b').add(40);
});

test('rejects bytes beyond the total', () => {
  const bodies = budget();
  bodies.open(undefined).add(90);
  expect(() => bodies.open('a').add(11)).toThrow('SERVICE_UNAVAILABLE');
});

test('returns the bytes of a finished body', () => {
  const bodies = budget();
  const reservation = bodies.open('a');
  reservation.add(40);
  reservation.release();
  bodies.open('a').add(40);
});
