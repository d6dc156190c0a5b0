import { nextTask } from './next-task.ts';

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Resolves once the whole document is painted: what it shows comes before what it answers. The browser may have painted its first part alone, and draws a frame
 * after the callbacks of the one that follows. At once in a hidden page, which is not painted.
 */
export async function painted(): Promise<void> {
  if (document.hidden) return;
  await nextFrame();
  await nextFrame();
  await nextTask();
}
