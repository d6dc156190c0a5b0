import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import type { EntityChange } from '../entity/entity-definition.ts';
import { nameKeyOf, nameOrderOf } from '../entity/name-key.ts';
import { changeEntity, createEntity } from '../entity/write-entity.ts';
import type { NewEntity, WriteDependencies } from '../entity/write-entity.ts';
import type { GroupDefinition } from './group-definition.ts';
import type { StoredGroup } from './stored-group.ts';

/** Fields that staff write; a category has a type as well. */
export interface GroupFields {
  name: LocalizedText;
  image: string;
  isShowed: boolean;
}

/** The fields of a new group with the derived name keys. */
export function newGroup<Fields extends GroupFields>(fields: Fields) {
  return { ...fields, nameKey: nameKeyOf(fields.name), nameOrder: nameOrderOf(fields.name), isDeleted: false };
}

export async function createGroup<Stored extends StoredGroup, Wire>(
  dependencies: WriteDependencies,
  group: GroupDefinition<Stored, Wire>,
  { fields, context }: { fields: GroupFields; context: EventContext },
): Promise<Wire> {
  return group.present(
    await createEntity(dependencies, group, {
      context,
      fields: () => newGroup(fields) as unknown as NewEntity<Stored>,
    }),
  );
}

export interface GroupUpdate {
  id: string;
  revision: number | undefined;
  fields: { [Name in keyof GroupFields]?: GroupFields[Name] | undefined };
  context: EventContext;
}

/** Sets the provided fields. Throws the definition's `wasDeleted` for a removed group. */
export async function updateGroup<Stored extends StoredGroup, Wire>(
  dependencies: WriteDependencies,
  group: GroupDefinition<Stored, Wire>,
  { id, revision, fields, context }: GroupUpdate,
): Promise<Wire> {
  const { name } = fields;
  const derived = name === undefined ? {} : { nameKey: nameKeyOf(name), nameOrder: nameOrderOf(name) };
  const updated = await changeEntity(dependencies, group, {
    id,
    revision,
    action: 'update',
    context,
    change(stored) {
      if (stored.isDeleted) throw new ApiFailure(group.wasDeleted);
      return { $set: { ...fields, ...derived } } as EntityChange<Stored>;
    },
  });
  return group.present(updated);
}
