import './remotes/later-singletons.ts';
import { nextTask } from './page/next-task.ts';
import { painted } from './page/painted.ts';

/**
 * What the page is made of, in the order of imports: evaluated one by one, because all at once would block a slow phone for half a second. React has a chunk of
 * its own and is evaluated while the rest is still loading; the few lines after it are the first of the chunk of the others, which is compiled in that task.
 */
const libraries = [
  () => import('react-dom/client'),
  () => import('@gvg/contracts/composition/document'),
  () => import('@gvg/router'),
  () => import('@gvg/i18n'),
  () => import('@gvg/ui'),
  () => import('@gvg/browser-kit'),
];

/** Module federation resolves shared packages asynchronously, so everything else is behind dynamic imports. */
async function main(): Promise<void> {
  await painted();
  for (const load of libraries) {
    await load();
    await nextTask();
  }
  const { startShell } = await import(/* webpackChunkName: "start" */ './start.tsx');
  await startShell();
}

void main();
