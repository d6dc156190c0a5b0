import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { useState } from 'react';
import { useUploadPictures } from './api/uploads.ts';

export interface Uploads {
  /** Stored pictures in the order of their choice. */
  urls: string[];
  /** Number of pictures that may still be added. */
  room: number;
  isUploading: boolean;
  add: (files: readonly File[]) => void;
  remove: (url: string) => void;
}

/**
 * Manages pictures, `initial` ones first, which are uploaded as soon as they are chosen. Ignores those beyond `most`. A failure is a toast.
 */
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
