import type { Api } from '@gvg/browser-kit';
import { textIn } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';
import { emptyFooter } from '../../src/chrome/chrome-content.ts';
import type { ChromeContent } from '../../src/chrome/chrome-content.ts';
import { shellTexts as english } from '../../src/locales/en.ts';
import { shellTexts as vietnamese } from '../../src/locales/vi.ts';
import { LastGood } from '../keeping/last-good.ts';
import { cheapestFreight } from './cheapest-freight.ts';
import { readCosts, readCountries, readTemplate } from './chrome-calls.ts';
import type { Costs, Countries, Template } from './chrome-calls.ts';

const keeping = { fresh: 5_000, stale: Infinity, limit: 1 };
const patience = { milliseconds: 250 };
const fallback = { vi: vietnamese, en: english };

/** What the catalogue says about header and footer, in both languages. */
export interface ChromeAnswers {
  header: Template | undefined;
  footer: Template | undefined;
  homepage: Template | undefined;
  costs: Costs;
  countries: Countries;
}

async function ask(api: Api): Promise<ChromeAnswers> {
  const [header, footer, homepage, costs, countries] = await Promise.all([
    readTemplate(api, 'HEADER'),
    readTemplate(api, 'FOOTER'),
    readTemplate(api, 'HOMEPAGE'),
    readCosts(api),
    readCountries(api),
  ]);
  return { header, footer, homepage, costs, countries };
}

function footerIn(template: Template | undefined, locale: Locale): ChromeContent['footer'] {
  if (template?.type !== 'FOOTER') return emptyFooter;
  const { address, phone, mail, intro, extraIntro, linkGroups, social, contacts } = template;
  const groups = linkGroups.map(({ title, links }) => ({ title: textIn(title, locale), links: links.map(({ label, url }) => ({ label: textIn(label, locale), url })) }));
  return { address, phone, mail, intro: textIn(intro, locale), extraIntro: textIn(extraIntro, locale), linkGroups: groups, social, contacts };
}

/** Answers of the catalogue as one language's words; `region` is where the visitor most likely lives. */
export function chromeIn(answers: ChromeAnswers | undefined, locale: Locale, region: string | undefined): ChromeContent {
  const { header, footer, homepage, costs = [], countries = [] } = answers ?? {};
  const freight = cheapestFreight(costs, countries, locale, region);
  return {
    slogan: header?.type === 'HEADER' ? textIn(header.slogan, locale) : fallback[locale].slogan,
    ...(header?.type === 'HEADER' ? { intro: { text: textIn(header.intro.text, locale), link: header.intro.link } } : {}),
    footer: footerIn(footer, locale),
    ...(freight ? { freight } : {}),
    hasPosts: homepage?.type === 'HOMEPAGE' && homepage.posts.length > 0,
  };
}

/** Words of header and footer: from the catalogue, or what it last said, or the shell's own. */
export class ChromeSource {
  readonly #api: Api;
  readonly #kept = new LastGood<ChromeAnswers>(keeping);

  constructor(api: Api) {
    this.#api = api;
  }

  async get(locale: Locale, region: string | undefined): Promise<ChromeContent> {
    return chromeIn(await this.#kept.get('all', () => ask(this.#api), patience), locale, region);
  }

  expire(): void {
    this.#kept.expire();
  }
}
