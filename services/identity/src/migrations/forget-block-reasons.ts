import type { Identity } from '../identity.ts';

/** Records of earlier versions contain the reason of a block, which must be erased with the person. They keep only that there was a reason. */
export async function forgetBlockReasons({ auditRecords }: Pick<Identity, 'auditRecords'>): Promise<number> {
  let count = 0;
  for (const side of ['before', 'after'] as const) {
    // Through the driver, because the model prevents changing a record.
    const { modifiedCount } = await auditRecords.collection.updateMany(
      { action: { $in: ['user.block', 'user.unblock'] }, [`${side}.blockReason`]: { $type: 'string' } },
      { $set: { [`${side}.hasReason`]: true }, $unset: { [`${side}.blockReason`]: '' } },
    );
    count += modifiedCount;
  }
  return count;
}
