/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { revealHash } from './reveal.ts';

it.each(['#%E0%A4%A', '#%', '#nowhere'])('a link to %s, which does not exist on the page, does not throw', (hash) => {
  const stop = revealHash(hash);
  expect(stop).not.toThrow();
});
