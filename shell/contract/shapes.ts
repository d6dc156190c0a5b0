import { matchers } from '@gvg/testing/http-pact';

const { eachLike, integer, regex, string } = matchers;

export const text = { vi: string('Bánh tráng'), en: string('Rice paper') };
export const id = regex(/^[0-9a-f]{24}$/, '6a0000000000000000000009');
export const image = regex(/^(https?:|\/v1\/file-manager\/files\/).+/, '/v1/file-manager/files/a.png');

/** A list response of which only `docs` is read. */
export const docsOf = (doc: object) => ({ docs: eachLike(doc) });

export const suggestion = { _id: id, name: text, images: eachLike(image), price: integer(78_000), salePrice: integer(65_000) };
export const namedDocument = { _id: id, name: text };
