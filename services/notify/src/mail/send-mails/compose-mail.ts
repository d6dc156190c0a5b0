import type { FetchBuyingContent } from '../../buying/fetch-buying-content.ts';
import { buildBuyingMessage } from '../../templates/buying/build-buying-message.ts';
import { renderMail, renderMessage } from '../../templates/render-mail.ts';
import type { RenderedMail } from '../../templates/render-mail.ts';
import type { FetchMailContent } from './fetch-mail-content.ts';
import type { FetchMailPictures } from './fetch-mail-pictures.ts';
import type { ClaimedMail } from './mail-queue.ts';

export interface ComposeMailDependencies {
  fetchContent: FetchMailContent;
  fetchBuyingContent: FetchBuyingContent;
  fetchPictures: FetchMailPictures;
  /** Origin of the site, for links to its pages. */
  origin: string;
}

/** Returns the current content and address of a mail. Throws an ApiFailure of the services that provide them. */
export type ComposeMail = (mail: ClaimedMail) => Promise<RenderedMail & { to: string }>;

export function createComposeMail({
  fetchContent,
  fetchBuyingContent,
  fetchPictures,
  origin,
}: ComposeMailDependencies): ComposeMail {
  return async ({ _id, template, subject }) => {
    if (subject === undefined) {
      const content = await fetchContent(_id.toHexString());
      return { ...renderMail(content, origin), to: content.to };
    }
    const { reader, ...content } = await fetchBuyingContent(template, subject);
    const message = buildBuyingMessage(content, { locale: reader.locale, origin });
    const pictures = await fetchPictures((message.items ?? []).flatMap(({ picture = [] }) => picture));
    return { ...renderMessage(message, reader, pictures), to: reader.email };
  };
}
