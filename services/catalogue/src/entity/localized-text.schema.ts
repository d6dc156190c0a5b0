import { Schema } from 'mongoose';
import type { LocalizedText } from '@gvg/contracts/locale';

/** A text for shoppers as it is kept; an empty `en` is kept empty, the reader falls back to `vi`. */
export const localizedTextSchema = new Schema<LocalizedText>({ vi: { type: String, default: '' }, en: { type: String, default: '' } }, { _id: false });
