import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { PictureSigner } from '@gvg/service-kit/security/signed-picture';

/** Returns the message with picture addresses signed for one reader. */
export function signFor(message: Message, reader: string, signer: Pick<PictureSigner, 'sign'>): Message {
  const images = message.content.images.map((image) => ({ ...image, signedUrl: signer.sign(image.url, reader) }));
  return { ...message, content: { ...message.content, images } };
}
