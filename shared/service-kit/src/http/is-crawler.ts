import { createIsbotFromList, list } from 'isbot';

/**
 * A headless browser is a test or tool that stores cookies, so its pattern is excluded. Everything else on the list is an automated client.
 */
const patterns = list.filter((pattern) => !new RegExp(pattern, 'i').test('Headless'));

/** Returns whether a User-Agent belongs to a program that reads pages for a search engine, a preview or an archive. */
export const isCrawler: (userAgent: string | undefined) => boolean = createIsbotFromList(patterns);
