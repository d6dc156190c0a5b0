import { useSession } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { useParams } from '@gvg/router';
import { PageTitle, color, fontSize, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { orderQuery } from '../api/orders.ts';

const Kicker = styled('span')({
  display: 'block',
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 'normal',
  letterSpacing: 'normal',
});
const Title = styled(PageTitle)({ marginBottom: 16, overflowWrap: 'anywhere' });

/** Returns an order's key from the URL: a code in any spelling, or an id. */
export const useOrderKey = (): string => useParams().code ?? '';

/** Heading of an order's page: its code, as in the URL until the order is loaded. */
export function OrderHead() {
  const { t } = useTexts();
  const key = useOrderKey();
  const isUser = useSession().status === 'user';
  const { data } = useQuery({ ...orderQuery(key), enabled: isUser });
  return (
    <Title>
      <Kicker>{t('frames.order')} </Kicker>
      {data?.code ?? key.toUpperCase()}
    </Title>
  );
}
