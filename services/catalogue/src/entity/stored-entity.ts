import type { Types } from 'mongoose';

/** What every document of the catalogue that people edit has. */
export interface StoredEntity {
  _id: Types.ObjectId;
  /** Counts its changes, from 1. */
  revision: number;
  createdAt: Date;
}

export const storedEntityFields = {
  revision: { type: Number, required: true },
  createdAt: { type: Date, required: true },
} as const;
