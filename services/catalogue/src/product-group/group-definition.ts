import type { ErrorCode } from '@gvg/contracts/errors';
import type { EntityDefinition } from '../entity/entity-definition.ts';
import type { StoredGroup } from './stored-group.ts';

/** Differences between categories and producers, in addition to fields and endpoints. */
export interface GroupDefinition<Stored extends StoredGroup, Wire> extends EntityDefinition<Stored> {
  wasDeleted: ErrorCode;
  isNotShowed: ErrorCode;
  present(stored: Stored): Wire;
}
