import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { useState } from 'react';
import { useUploadPictures } from './api/uploads.ts';

export interface Uploads {
  /** Stored pictures in the order in which they were chosen. */
  urls: string[];
  /** How many more may be added. */
  room: number;
  isUploading: boolean;
  add: (files: readonly File[]) => void;
  remove: (url: string) => void;
}

/** Pictures, `initial` ones first, that are stored as soon as they are chosen; those beyond `most` are left out. A failure is said in a toast. */
export function useUploads({
  purpose,
  most,
  initial = [],
}: {
  purpose: UploadPurpose;
  most: number;
  initial?: readonly string[];
}): Uploads {
  const [urls, setUrls] = useState<string[]>([...initial]);
  const uploading = useUploadPictures(purpose, (url) =>
    setUrls((stored) => (stored.includes(url) ? stored : [...stored, url])),
  );
  const room = most - urls.length;
  return {
    urls,
    room,
    isUploading: uploading.isPending,
    add: (files) => uploading.mutate(files.slice(0, room)),
    remove: (url) => setUrls((stored) => stored.filter((each) => each !== url)),
  };
}
