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

/** A photo of the scale; it has an address once it is stored. */
interface ScalePhoto {
  file: File;
  preview: string;
  url?: string;
}

/** Whether the order that a conflict brings is weighed so already: the line broke after the call had arrived. */
function isStored(error: ApiError, { grams }: Weighing, photo: string): boolean {
  if (error.code !== 'VERSION_CONFLICT') return false;
  const { shipping, photos } = error.current as Order;
  return shipping.actualGrams === grams && photos.some(({ url }) => url === photo);
}

/**
 * What is given at the scale. The photo is stored first, then the weight with its address; both wait while the browser is offline, and neither is lost where one
 * is refused: the next attempt sends what is not stored yet.
 */
export function useWeighing({ code, revision }: Pick<Order, 'code' | 'revision'>) {
  const { t } = useStaffTexts();
  const [photo, setPhoto] = useState<ScalePhoto>();
  const [sending, setSending] = useState<Weighing>();
  const [failure, setFailure] = useState<ApiError>();
  const upload = useUpload('ORDER', { ...sentWhenOnline, meta: { onError: 'silent' } });
  const write = useOrderWrite('weighOrder', () => undefined, sentWhenOnline);
  const isWaiting = upload.isPaused || write.isPaused;
  // What waits for the line is in this page alone.
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
    /** What waits until the browser is online again. */
    waiting: isWaiting ? sending : undefined,
    choosePhoto: async (file: File) => setPhoto({ file, preview: await readAsDataUrl(file) }),
    /** True once both are stored; each weighing has a photo of its own. */
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
