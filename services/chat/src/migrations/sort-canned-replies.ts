import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { withoutSortKey } from '@gvg/service-kit/data/sort-keys';
import type { Chat } from '../chat.ts';

/** Adds sort keys to titles of earlier versions. */
export async function sortCannedReplies({ cannedReplies }: Pick<Chat, 'cannedReplies'>): Promise<number> {
  let changed = 0;
  for await (const { _id, title } of withoutSortKey(cannedReplies, 'titleOrder')) {
    await cannedReplies.updateOne({ _id, title }, { $set: { titleOrder: sortKeyOf(title) } });
    changed += 1;
  }
  return changed;
}
