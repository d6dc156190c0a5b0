import { createIsbotFromList, list } from 'isbot';

/** Headless browsers are tools and tests of people, which keep cookies and run scripts; all other entries of the list fetch pages automatically. */
const patterns = list.filter((pattern) => !new RegExp(pattern, 'i').test('Headless'));

/** Whether a User-Agent belongs to a program that reads pages for a search engine, a preview or an archive. */
export const isCrawler: (userAgent: string | undefined) => boolean = createIsbotFromList(patterns);
