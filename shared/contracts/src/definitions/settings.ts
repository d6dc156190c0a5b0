import { z } from 'zod';
import { idSchema, instantSchema, revisionSchema } from '../values/primitives.ts';

/** When a setting got its value, and who gave it that. */
export const settingChangeSchema = z.object({ at: instantSchema, by: idSchema });
export type SettingChange = z.infer<typeof settingChangeSchema>;

/** What a response says of a service's settings beside their values. */
export const settingsFacts = <Fields extends z.ZodRawShape>(fields: Fields) => ({
  revision: revisionSchema,
  updatedAt: instantSchema,
  /** Values of a new shop. */
  defaults: z.object(fields),
  /** By setting; those that nobody has changed yet are absent. */
  changes: z.record(z.string(), settingChangeSchema),
});

/** What is left of a response with settings: their values. */
export type SettingsValuesOf<Settings> = Omit<Settings, 'revision' | 'updatedAt' | 'defaults' | 'changes'>;
