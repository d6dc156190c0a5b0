import { locales } from '@gvg/contracts/values/locale';
import { renderChrome } from './chrome/render-chrome.tsx';
import type { PageRouteOptions } from './page/page.route.ts';

/** Enough for the engine to optimise the render path: the first render takes 250 ms, later ones a few milliseconds. */
export const warmUpRounds = 12;

/** Renders the chrome before the first request. */
export async function warmUp(
  { environment, registry, chrome }: Pick<PageRouteOptions, 'environment' | 'registry' | 'chrome'>,
  rounds: number,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const locale of locales) {
      const { content: chromeContent } = await chrome.get(locale);
      const pageInfo = {
        environment: environment.ENVIRONMENT,
        origin: environment.PUBLIC_ORIGIN,
        locale,
        path: '/',
        remotes: registry(),
        content: chromeContent,
      };
      const content = round % 2 === 0 ? 'skeleton' : 'not-found';
      await renderChrome(pageInfo, locale === 'en' ? '/en' : '/', content, (html) => html);
    }
  }
}
