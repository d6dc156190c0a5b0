import type { Identity } from '../identity.ts';

/** Records of earlier versions repeat why somebody was blocked, which is forgotten with the person: they keep that a reason was given. */
export async function forgetBlockReasons({ auditRecords }: Pick<Identity, 'auditRecords'>): Promise<number> {
  let count = 0;
  for (const side of ['before', 'after'] as const) {
    // Through the driver: the model refuses to change a record.
    const { modifiedCount } = await auditRecords.collection.updateMany(
      { action: { $in: ['user.block', 'user.unblock'] }, [`${side}.blockReason`]: { $type: 'string' } },
      { $set: { [`${side}.hasReason`]: true }, $unset: { [`${side}.blockReason`]: '' } },
    );
    count += modifiedCount;
  }
  return count;
}
