import { z } from 'zod';
import { idSchema, instantSchema, revisionSchema } from '../values/primitives.ts';

/** Last change of a setting and its author. */
export const settingChangeSchema = z.object({ at: instantSchema, by: idSchema });
export type SettingChange = z.infer<typeof settingChangeSchema>;

/** Fields of every settings response in addition to the values. */
export const settingsFacts = <Fields extends z.ZodRawShape>(fields: Fields) => ({
  revision: revisionSchema,
  updatedAt: instantSchema,
  /** Values of a new shop. */
  defaults: z.object(fields),
  /** By setting; absent for unchanged ones. */
  changes: z.record(z.string(), settingChangeSchema),
});

/** The values of a settings response. */
export type SettingsValuesOf<Settings> = Omit<Settings, 'revision' | 'updatedAt' | 'defaults' | 'changes'>;
