import { Schema } from 'mongoose';
import type { LocalizedText } from '@gvg/contracts/values/locale';

/** Stored form of a localized text; `en` may be empty, then readers fall back to `vi`. */
export const localizedTextSchema = new Schema<LocalizedText>(
  { vi: { type: String, default: '' }, en: { type: String, default: '' } },
  { _id: false },
);
