import { createIsbotFromList, list } from 'isbot';

/** A headless browser is a person's test or tool and keeps cookies; everything else of the list comes without a person. */
const patterns = list.filter((pattern) => !new RegExp(pattern, 'i').test('Headless'));

/** Whether a User-Agent says that a program reads the page for a search engine, a preview or an archive. */
export const isCrawler: (userAgent: string | undefined) => boolean = createIsbotFromList(patterns);
