import { asApiError, pageContext } from '@gvg/browser-kit';
import type { PrivatePicture } from '@gvg/contracts/cart/http/private-picture';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { useState } from 'react';
import { readAsDataUrl } from '@gvg/browser-kit/read-as-data-url';
import { pictureForm } from '../../components/picture-form.ts';

export interface Pictures {
  /** `signedUrl` of a picture that is not attached yet is a URL of the local file. */
  shown: readonly PrivatePicture[];
  add: (picture: PrivatePicture) => void;
  remove: (picture: PrivatePicture) => void;
  upload: (files: readonly File[]) => Promise<void>;
  /** Current picture and total number during uploads. */
  progress: { number: number; total: number } | undefined;
  /** Why the last one could not be uploaded. */
  error: string | undefined;
}

/** Manages private pictures of a line from outside (rules/private-pictures.md). Each is uploaded as soon as it is chosen. */
export function usePictures(initial: readonly PrivatePicture[]): Pictures {
  const [shown, setShown] = useState(initial);
  const [progress, setProgress] = useState<Pictures['progress']>();
  const [error, setError] = useState<string>();
  const add = (picture: PrivatePicture) => setShown((known) => [...known, picture].slice(0, cartLimits.images));
  const send = async (file: File) => {
    const form = pictureForm('CART', file);
    const [{ url }, signedUrl] = await Promise.all([
      pageContext().api.call('uploadPicture', {}, { form }),
      readAsDataUrl(file),
    ]);
    add({ url, signedUrl });
  };
  return {
    shown,
    add,
    remove: (picture) => setShown((known) => known.filter((other) => other !== picture)),
    async upload(files) {
      setError(undefined);
      const total = Math.min(files.length, cartLimits.images - shown.length);
      try {
        for (const [index, file] of files.slice(0, total).entries()) {
          setProgress({ number: index + 1, total });
          await send(file);
        }
      } catch (cause) {
        setError(pageContext().i18n.t(asApiError(cause).code, { ns: 'errors' }));
      } finally {
        setProgress(undefined);
      }
    },
    progress,
    error,
  };
}
