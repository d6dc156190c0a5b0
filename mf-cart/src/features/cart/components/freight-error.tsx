import type { ApiError } from '@gvg/browser-kit';
import { ErrorState } from '@gvg/ui';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';

/** Explains why freight is not shown, with a retry. A reconnect repeats the request by itself. */
export function FreightError({ error, retry }: { error: ApiError; retry: () => void }) {
  const { t } = useTexts();
  const { t: tCart } = useCartTexts();
  return <ErrorState text={error.status === 0 ? t('shop.offline') : tCart('shipping.failed')} onRetry={retry} />;
}
