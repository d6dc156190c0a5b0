import { pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { useMutation } from '@gvg/query';

/** Looks an order up by code and phone, in the call's body: a phone never stands in an address. The form shows a failure. */
export const useTrackOrder = () =>
  useMutation({
    mutationFn: (input: CallInput<'trackOrder'>) => pageContext().api.call('trackOrder', input),
    meta: { onError: 'silent' },
  });
