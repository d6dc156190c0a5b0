import { WaitingCarts } from './waiting-carts.ts';
import type { WaitingCart } from './waiting-carts.ts';

const context = { actor: { kind: 'system', id: 'test' }, correlationId: 'c' } as const;
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23, 8, 0, seconds));
const cart = (id: string, seconds: number, revision = 0): WaitingCart => ({
  cart: id,
  revision,
  context,
  startedAt: at(seconds),
});

afterEach(() => jest.restoreAllMocks());

it('are announced once for several changes, from the earliest start', () => {
  const waiting = new WaitingCarts();
  waiting.add(cart('a', 5));
  waiting.add(cart('a', 3));
  waiting.add(cart('b', 9));
  expect(waiting.due(10)).toMatchObject([{ cart: 'a', startedAt: at(3) }, { cart: 'b' }]);
  expect(waiting.due(1)).toHaveLength(1);
});

it('wait for the latest revision that may be committed, beside a change that was made', () => {
  const waiting = new WaitingCarts();
  for (const revision of [7, 6, 0]) waiting.add(cart('a', 5, revision));
  expect(waiting.due(10).map(({ revision }) => revision)).toEqual([7, 0]);
  waiting.postpone(waiting.due(1)[0] as WaitingCart);
  waiting.remove(waiting.due(1)[0] as WaitingCart);
  expect([waiting.due(1), waiting.size]).toEqual([[], 1]);
});

it('stay when they have changed again while they were published', () => {
  const waiting = new WaitingCarts();
  waiting.add(cart('a', 1));
  const [taken] = waiting.due(1) as [WaitingCart];
  waiting.add(cart('a', 2));
  waiting.remove(taken);
  expect(waiting.since()).toEqual(at(1));
  waiting.remove(waiting.due(1)[0] as WaitingCart);
  expect([waiting.size, waiting.since()]).toEqual([0, undefined]);
});

it('count changes that are being made', () => {
  const waiting = new WaitingCarts();
  const end = waiting.begin(at(2));
  waiting.add(cart('a', 4));
  expect(waiting.since()).toEqual(at(2));
  end();
  expect(waiting.since()).toEqual(at(4));
});

it('are looked at ever less often while they are not committed, and announced as they are once they cannot be any more', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const waiting = new WaitingCarts();
  waiting.add(cart('a', 1, 3));
  const looks: number[] = [];
  for (let now = 0; waiting.since() !== undefined; now += 5) {
    clock.mockReturnValue(now);
    for (const entry of waiting.due(1)) {
      looks.push(now);
      if (entry.revision === 0) waiting.remove(entry);
      else waiting.postpone(entry);
    }
  }
  expect(looks.slice(0, 5)).toEqual([0, 25, 75, 175, 375]);
  expect(looks.length).toBeLessThan(30);
  expect(looks.at(-1)).toBeGreaterThan(90_000);
});
