import { createHash, randomBytes } from 'node:crypto';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';

export const pictureExtensions = ['jpg', 'png', 'gif'] as const;
export type PictureExtension = (typeof pictureExtensions)[number];

/** A parsed picture file name. The stem's length encodes whether the picture is public, so that serving needs no database. */
export interface PictureName {
  name: string;
  stem: string;
  extension: PictureExtension;
  isPublic: boolean;
}

const privatePurposes: readonly UploadPurpose[] = ['CHAT', 'PAYMENT', 'CART', 'ORDER'];
const stemLengths = { public: 40, private: 32 } as const;
const pattern = new RegExp(
  `^(?<stem>[0-9a-f]{${stemLengths.public}}|[0-9a-f]{${stemLengths.private}})\\.(?<extension>${pictureExtensions.join('|')})$`,
);

/** Creates a picture's name. Public: the hash of the stored bytes, so that identical pictures are stored once. Private: 128 unguessable random bits. */
export function createPictureName(content: Buffer, extension: PictureExtension, purpose: UploadPurpose): string {
  const stem = privatePurposes.includes(purpose)
    ? randomBytes(stemLengths.private / 2).toString('hex')
    : createHash('sha256').update(content).digest('hex').slice(0, stemLengths.public);
  return `${stem}.${extension}`;
}

/** Returns undefined if `name` does not have the format of a stored picture. */
export function parsePictureName(name: string): PictureName | undefined {
  const groups = pattern.exec(name)?.groups as { stem: string; extension: PictureExtension } | undefined;
  return groups && { name, ...groups, isPublic: groups.stem.length === stemLengths.public };
}

export const contentTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
  webp: 'image/webp',
} as const;
export type ImageFormat = keyof typeof contentTypes;

/** The two-digit prefix folder keeps folders small. */
export function pictureKey({ stem, name }: Pick<PictureName, 'stem' | 'name'>): string {
  return `pictures/${stem.slice(0, 2)}/${name}`;
}

export function pictureUrl(name: string): string {
  return `/v1/file-manager/files/${name}`;
}
