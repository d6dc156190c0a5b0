import type { ResponseOf } from '@gvg/contracts/definitions/endpoint';
import type { readLink } from '@gvg/contracts/cart/http/lines';
import { moneySchema, nameText } from '@gvg/contracts/values/primitives';
import type { PictureOwner } from '@gvg/contracts/upload/http/internal-pictures';
import type { PictureSigner } from '@gvg/service-kit/security/signed-picture';
import type { CopyPicture } from './copy-picture.ts';
import type { FetchPage } from './fetch-page.ts';
import { decodePage } from './page/decode-page.ts';
import type { PagePrice } from './page/parse-price.ts';
import { readPage } from './page/read-page.ts';

export interface LinkReader {
  fetchPage: FetchPage;
  copyPicture: CopyPicture;
  signer: PictureSigner;
}

/** The person who pasted the link; `address` counts the picture against their quota. */
export type LinkAsker = PictureOwner & { address?: string | undefined };

/** Slightly less than the contract's 6 s, for the way back. */
const totalMs = 5_800;
const nameLength = 300;
const name = nameText(nameLength);

/** A title may be a megabyte of marks. This limit is many times a name, including spaces and decomposed letters. */
const looksAt = 10 * nameLength;

/** Formats a name for a line. Returns undefined if nothing valid remains. */
export function nameOf(text = ''): string | undefined {
  const shortened = text
    .trimStart()
    .slice(0, looksAt)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const { success, data } = name.safeParse([...shortened].slice(0, nameLength).join('').slice(0, nameLength));
  return success ? data : undefined;
}

function presentPrice(price: PagePrice | undefined): Pick<ResponseOf<typeof readLink>, 'price' | 'foreignPrice'> {
  if (price === undefined) return {};
  if (price.currency !== 'VND') return { foreignPrice: price };
  const { success, data } = moneySchema.safeParse(Math.round(price.amount));
  return success ? { price: data } : {};
}

const isMarkup = (contentType = 'text/html'): boolean =>
  /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType);

/** Describes a linked page within 6 s, whatever hangs. Name and price do not depend on the picture. */
export async function describeLink(
  { fetchPage, copyPicture, signer }: LinkReader,
  url: string,
  { address, ...owner }: LinkAsker,
): Promise<ResponseOf<typeof readLink>> {
  const deadline = performance.now() + totalMs;
  const page = await fetchPage(url);
  if (typeof page === 'string') return { url, outcome: page };
  const facts = isMarkup(page.contentType) ? readPage(decodePage(page.body, page.contentType), page.url) : {};
  const [title, price] = [nameOf(facts.name), presentPrice(facts.price)];
  const picture =
    URL.canParse(facts.image ?? '', page.url) && facts.image !== undefined
      ? new URL(facts.image, page.url).href
      : undefined;
  const image =
    picture === undefined
      ? undefined
      : await copyPicture({
          url: picture,
          owner,
          address,
          timeoutMs: Math.max(1, Math.round(deadline - performance.now())),
        });
  const read = {
    ...(title !== undefined && { name: title }),
    ...(image !== undefined && { image: { url: image, signedUrl: signer.sign(image, owner.id) } }),
    ...price,
  };
  return { url, outcome: Object.keys(read).length === 0 ? 'NO_DATA' : 'READ', ...read };
}
