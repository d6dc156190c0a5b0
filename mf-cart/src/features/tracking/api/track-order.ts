import { pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { useMutation } from '@gvg/query';

/**
 * Finds an order by code and phone number. Both are in the call's body, because a phone number must never be in a URL. The form shows a
 * failure.
 */
export const useTrackOrder = () =>
  useMutation({
    mutationFn: (input: CallInput<'trackOrder'>) => pageContext().api.call('trackOrder', input),
    meta: { onError: 'silent' },
  });
