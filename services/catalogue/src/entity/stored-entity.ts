import type { Types } from 'mongoose';

/** Fields of every editable document of the catalogue. */
export interface StoredEntity {
  _id: Types.ObjectId;
  /** Starts at 1, incremented by every change. */
  revision: number;
  createdAt: Date;
}

export const storedEntityFields = {
  revision: { type: Number, required: true },
  createdAt: { type: Date, required: true },
} as const;
