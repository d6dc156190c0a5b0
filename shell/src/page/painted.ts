import { nextTask } from './next-task.ts';

/** Resolves once the page has been painted: what it shows comes before what it answers. At once in a hidden page, which is not painted. */
export async function painted(): Promise<void> {
  if (document.hidden || performance.getEntriesByName('first-contentful-paint').length > 0) return;
  await new Promise(requestAnimationFrame);
  await nextTask();
}
