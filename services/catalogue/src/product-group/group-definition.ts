import type { ErrorCode } from '@gvg/contracts/errors';
import type { EntityDefinition } from '../entity/entity-definition.ts';
import type { StoredGroup } from './stored-group.ts';

/** What distinguishes categories from producers beside their fields and endpoints. */
export interface GroupDefinition<Stored extends StoredGroup, Wire> extends EntityDefinition<Stored> {
  wasDeleted: ErrorCode;
  isNotShowed: ErrorCode;
  present(stored: Stored): Wire;
}
