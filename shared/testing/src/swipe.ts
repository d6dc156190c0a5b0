/// <reference lib="dom" />
import type { Locator } from '@playwright/test';

const steps = 10;

/** Moves one finger over most of the width of an element, one step per frame. */
export async function swipe(target: Locator, direction: 'left' | 'right'): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The element to swipe is not visible');
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const distance = 0.7 * box.width * (direction === 'left' ? -1 : 1);
  const point = (progress: number) => ({
    x: box.x + box.width / 2 + distance * (progress - 0.5),
    y: box.y + box.height / 3,
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] });
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(step / steps)] });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
