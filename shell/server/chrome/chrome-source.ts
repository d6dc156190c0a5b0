import type { Api } from '@gvg/browser-kit';
import { recordReads } from '@gvg/browser-kit/server';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { emptyFooter } from '../../src/chrome/chrome-content.ts';
import type { ChromeContent } from '../../src/chrome/chrome-content.ts';
import { shellTexts as english } from '../../src/locales/en.ts';
import { shellTexts as vietnamese } from '../../src/locales/vi.ts';
import { within } from '../within.ts';
import { lowestPrices } from './lowest-prices.ts';
import { readCosts, readCountries, readTemplate } from './chrome-calls.ts';
import type { Costs, Countries, Template } from './chrome-calls.ts';

/** Time that a document waits for the content of header and footer, in milliseconds. */
const timeoutMs = 250;
/** Longer, because staff want to see the draft that they are about to publish. */
const draftTimeoutMs = 2_000;
const fallbackTexts = { vi: vietnamese, en: english };

/** Catalogue data for header and footer, in both languages. */
interface ChromeData {
  /** URLs of the responses that the data comes from. */
  reads: readonly string[] | undefined;
  header: Template | undefined;
  footer: Template | undefined;
  homepage: Template | undefined;
  costs: Costs;
  countries: Countries;
}

async function fetchChromeData(source: Api): Promise<ChromeData> {
  const { api, reads } = recordReads(source);
  const [header, footer, homepage, costs, countries] = await Promise.all([
    readTemplate(api, 'HEADER'),
    readTemplate(api, 'FOOTER'),
    readTemplate(api, 'HOMEPAGE'),
    readCosts(api),
    readCountries(api),
  ]);
  return { header, footer, homepage, costs, countries, reads: reads() };
}

function toFooterContent(template: Template | undefined, locale: Locale): ChromeContent['footer'] {
  if (template?.type !== 'FOOTER') return emptyFooter;
  const { address, phone, mail, intro, extraIntro, linkGroups, social, contacts } = template;
  const groups = linkGroups.map(({ title, links }) => ({
    title: localize(title, locale),
    links: links.map(({ label, url }) => ({ label: localize(label, locale), url })),
  }));
  return {
    address,
    phone,
    mail,
    intro: localize(intro, locale),
    extraIntro: localize(extraIntro, locale),
    linkGroups: groups,
    social,
    contacts,
  };
}

/** Returns the content of header and footer in one language, the same for everyone. */
function toChromeContent(data: ChromeData | undefined, locale: Locale): ChromeContent {
  const { header, footer, homepage, costs = [], countries = [] } = data ?? {};
  const freightPrices = lowestPrices(costs, countries);
  return {
    slogan: header?.type === 'HEADER' ? localize(header.slogan, locale) : fallbackTexts[locale].slogan,
    ...(header?.type === 'HEADER'
      ? { intro: { text: localize(header.intro.text, locale), link: header.intro.link } }
      : {}),
    footer: toFooterContent(footer, locale),
    freightPrices,
    countryNames: Object.fromEntries(
      countries.filter(({ code }) => code in freightPrices).map(({ code, name }) => [code, localize(name, locale)]),
    ),
    hasPosts: homepage?.type === 'HOMEPAGE' && homepage.posts.length > 0,
  };
}

export interface FoundChrome {
  content: ChromeContent;
  /** URLs of the responses that the content comes from; undefined for fallback texts and outdated content. */
  reads: readonly string[] | undefined;
}

/** Content of header and footer: current from the catalogue, else its last good one, else the shell's fallback texts. */
export class ChromeSource {
  readonly #api: Api;
  #lastGood: ChromeData | undefined;

  constructor(api: Api) {
    this.#api = api;
  }

  /** `draftApi` reads with the token of a draft; its content is used for that document only. */
  async get(locale: Locale, draftApi?: Api): Promise<FoundChrome> {
    const fetching = draftApi === undefined ? this.#fetch() : fetchChromeData(draftApi);
    const data = await within(draftApi === undefined ? timeoutMs : draftTimeoutMs, fetching).catch(() => undefined);
    return { content: toChromeContent(data ?? this.#lastGood, locale), reads: data?.reads };
  }

  async #fetch(): Promise<ChromeData> {
    const data = await fetchChromeData(this.#api);
    this.#lastGood = data;
    return data;
  }
}
