import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import type { StoredCannedReply } from './canned-reply.model.ts';

export function presentCannedReply({ _id, title, text, revision, updatedAt }: StoredCannedReply): CannedReply {
  return {
    _id: _id.toHexString(),
    title,
    text: { vi: text.vi, en: text.en },
    revision,
    updatedAt: updatedAt.toISOString(),
  };
}
