import { asApiError, pageContext } from '@gvg/browser-kit';
import { readAsDataUrl } from '@gvg/browser-kit/read-as-data-url';
import { chatImageWidth, chatLimits } from '@gvg/contracts/chat/terms';
import { useRef, useState } from 'react';
import type { OutgoingPicture } from './store/outgoing-message.ts';

export interface PictureToSend extends OutgoingPicture {
  /** URL of the local file, because the stored copy is private. */
  preview: string;
}

export interface PicturesToSend {
  pictures: readonly PictureToSend[];
  add: (files: readonly File[]) => void;
  remove: (picture: PictureToSend) => void;
  clear: () => void;
  /** Current picture and total number during uploads. */
  progress: { number: number; total: number } | undefined;
  /** Error of the last pictures: a key of the conversation's texts with its values. */
  problem: { key: string; values: Record<string, string | number> } | undefined;
}

/** Previews of this page's uploads by the picture's `url`, for outgoing messages. */
const previews = new Map<string, string>();
export const previewOf = (url: string): string | undefined => previews.get(url);

/** Returns the form of `uploadPicture` for a picture of a message. */
export function messagePictureForm(file: File): FormData {
  const form = new FormData();
  form.append('purpose', 'CHAT');
  form.append('width', String(chatImageWidth));
  form.append('file', file, file.name);
  return form;
}

async function upload(file: File): Promise<PictureToSend> {
  const form = messagePictureForm(file);
  const [{ url, width, height }, preview] = await Promise.all([
    pageContext().api.call('uploadPicture', {}, { form }),
    readAsDataUrl(file),
  ]);
  previews.set(url, preview);
  return { url, width, height, preview };
}

/** Manages the pictures of the message being written. Each is uploaded as soon as it is chosen. */
export function usePicturesToSend(): PicturesToSend {
  const [pictures, setPictures] = useState<readonly PictureToSend[]>([]);
  const [progress, setProgress] = useState<PicturesToSend['progress']>();
  const [problem, setProblem] = useState<PicturesToSend['problem']>();
  const waiting = useRef<File[]>([]);
  const done = useRef(0);
  const isUploading = useRef(false);
  const count = useRef(0);

  const uploadAll = async () => {
    if (isUploading.current) return;
    isUploading.current = true;
    for (let file = waiting.current[0]; file !== undefined; file = waiting.current[0]) {
      setProgress({ number: done.current + 1, total: done.current + waiting.current.length });
      try {
        const picture = await upload(file);
        setPictures((known) => (known.some(({ url }) => url === picture.url) ? known : [...known, picture]));
      } catch (cause) {
        count.current -= 1;
        setProblem({
          key: 'uploadFailed',
          values: { name: file.name, reason: pageContext().i18n.t(asApiError(cause).code, { ns: 'errors' }) },
        });
      }
      done.current += 1;
      waiting.current.shift();
    }
    isUploading.current = false;
    done.current = 0;
    setProgress(undefined);
  };

  return {
    pictures,
    progress,
    problem,
    add(files) {
      const chosen = files.filter(({ type }) => type.startsWith('image/'));
      const accepted = chosen.slice(0, chatLimits.images - count.current);
      setProblem(
        accepted.length < chosen.length ? { key: 'tooManyPictures', values: { count: chatLimits.images } } : undefined,
      );
      count.current += accepted.length;
      waiting.current.push(...accepted);
      if (accepted.length > 0) void uploadAll();
    },
    remove(picture) {
      count.current -= 1;
      setPictures((known) => known.filter((other) => other !== picture));
    },
    clear() {
      count.current = 0;
      setPictures([]);
      setProblem(undefined);
    },
  };
}
