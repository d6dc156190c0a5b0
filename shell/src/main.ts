import './remotes/later-singletons.ts';
import { nextPaint, yieldToMain } from './page/yield-to-main.ts';

/** The largest libraries, each evaluated in a task of its own: a single task would block a slow phone. */
const largeLibraries = [() => import('react-dom/client'), () => import('@gvg/ui')];

/** Module federation resolves shared packages asynchronously, so everything else is behind dynamic imports. */
async function main(): Promise<void> {
  // The document's first paint comes before its hydration.
  await nextPaint();
  for (const load of largeLibraries) {
    await load();
    await yieldToMain();
  }
  const { startShell } = await import(/* webpackChunkName: "start" */ './start.tsx');
  await startShell();
}

void main();
