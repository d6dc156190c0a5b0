import { locales } from '@gvg/contracts/locale';
import type { Registry } from '@gvg/contracts/composition/registry';
import type { ChromeSource } from './chrome/chrome-source.ts';
import { renderChrome } from './chrome/render-chrome.tsx';
import type { ShellEnvironment } from './shell.environment.ts';

/** Until the engine has compiled what draws: the first drawing takes a quarter of a second, later ones a few milliseconds. */
const rounds = 12;

/** Draws before anybody asks. */
export async function warmUp({ environment, registry, chrome }: { environment: ShellEnvironment; registry: () => Registry; chrome: ChromeSource }): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const locale of locales) {
      const content = await chrome.get(locale, undefined);
      const facts = { environment: environment.ENVIRONMENT, origin: environment.PUBLIC_ORIGIN, locale, path: '/', remotes: registry(), content };
      await renderChrome(facts, locale === 'en' ? '/en' : '/', round % 2 === 0 ? 'skeleton' : 'not-found');
    }
  }
}
