import type { Model } from 'mongoose';
import type { ServiceContext } from '@gvg/service-kit/service';
import type { StoredAuditRecord } from './audit/audit-record.model.ts';
import type { IdentityEnvironment } from './environment.ts';
import type { KeyRing } from './keys/key-ring.ts';

/** What every use case of identity builds on. */
export interface Identity extends ServiceContext<IdentityEnvironment> {
  keys: KeyRing;
  auditRecords: Model<StoredAuditRecord>;
}
