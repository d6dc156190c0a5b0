import { ApiError, shellApi } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import { readAsDataUrl } from '@gvg/browser-kit/read-as-data-url';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { useState } from 'react';
import { useUpload } from '../../../components/use-upload.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { sentWhenOnline, useOrderWrite } from '../api/order.ts';

type Weighing = Pick<CallInput<'weighOrder'>['body'], 'grams' | 'dimensionsMm'>;

/** Photo of the scale. Has a URL once it is stored. */
interface ScalePhoto {
  file: File;
  preview: string;
  url?: string;
}

/** Returns true if the conflicting order already has this weight and photo, because the request was processed before the connection broke. */
function isStored(error: ApiError, { grams }: Weighing, photo: string): boolean {
  if (error.code !== 'VERSION_CONFLICT') return false;
  const { shipping, photos } = error.current as Order;
  return shipping.actualGrams === grams && photos.some(({ url }) => url === photo);
}

/**
 * Weighing of a parcel. Stores the photo first, then the weight with the photo's URL. Both wait while the browser is offline. After an error both are kept, and
 * the next attempt sends only what is not stored yet.
 */
export function useWeighing({ code, revision }: Pick<Order, 'code' | 'revision'>) {
  const { t } = useStaffTexts();
  const [photo, setPhoto] = useState<ScalePhoto>();
  const [sending, setSending] = useState<Weighing>();
  const [failure, setFailure] = useState<ApiError>();
  const upload = useUpload('ORDER', { ...sentWhenOnline, meta: { onError: 'silent' } });
  const write = useOrderWrite('weighOrder', () => undefined, sentWhenOnline);
  const isWaiting = upload.isPaused || write.isPaused;
  // A waiting weighing exists only in this page.
  useUnsavedChangesGuard(isWaiting);

  const store = async (weighing: Weighing, { file, preview, url: stored }: ScalePhoto): Promise<Order> => {
    const url = stored ?? (await upload.mutateAsync([file]))[0] ?? '';
    setPhoto({ file, preview, url });
    try {
      const body = { ...weighing, photo: url, revision };
      return await write.mutateAsync({ params: { id: code }, body });
    } catch (error) {
      if (error instanceof ApiError && isStored(error, weighing, url)) return error.current as Order;
      throw error;
    }
  };

  return {
    photo,
    failure,
    isSending: sending !== undefined,
    /** Weighing that waits until the browser is online. */
    waiting: isWaiting ? sending : undefined,
    choosePhoto: async (file: File) => setPhoto({ file, preview: await readAsDataUrl(file) }),
    /** Resolves to true once photo and weight are stored. Each weighing has its own photo. */
    async weigh(weighing: Weighing, ofScale: ScalePhoto): Promise<boolean> {
      setSending(weighing);
      setFailure(undefined);
      try {
        const { totals } = await store(weighing, ofScale);
        shellApi().toast({ kind: 'success', text: t('weigh.done', { due: formatMoney(totals.due) }) });
        setPhoto(undefined);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error);
        return false;
      } finally {
        setSending(undefined);
      }
    },
  };
}
