import type { Model } from 'mongoose';
import type { ServiceContext } from '@gvg/service-kit/service';
import type { StoredAuditRecord } from './audit/audit-record.model.ts';
import type { IdentityEnvironment } from './environment.ts';
import type { KeyRing } from './keys/key-ring.ts';

/** The context of every use case of identity. */
export interface Identity extends ServiceContext<IdentityEnvironment> {
  keys: KeyRing;
  auditRecords: Model<StoredAuditRecord>;
}
