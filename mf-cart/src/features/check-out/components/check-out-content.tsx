import { shellApi } from '@gvg/browser-kit';
import { chooseDestination, countryName, isDestinationChosen, useDestination } from '@gvg/customer-ui';
import { meQuery } from '@gvg/customer-ui/address-book';
import type { StoredAddress } from '@gvg/customer-ui/address-book';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { formatWeight } from '@gvg/contracts/values/weight';
import { useQuery } from '@gvg/query';
import { useSearchParams } from '@gvg/router';
import { ButtonLink, EmptyState, Panel, ShoppingCart, SkeletonBox, Text, fieldBox, styled } from '@gvg/ui';
import { useState } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { ShopCannotBePaid } from '../../../components/shop-cannot-be-paid.tsx';
import { WarningText } from '../../../components/warning-text.tsx';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { CartColumn, CartColumns, CartSkeleton } from '../../cart/components/cart-skeleton.tsx';
import { FreightError } from '../../cart/components/freight-error.tsx';
import { changeChoice, useCartChoice } from '../../cart/cart-choice.ts';
import { chooseLines } from '../../cart/settle-cart.ts';
import { useCartTotals } from '../../cart/use-cart-totals.ts';
import { describeLine } from '../../line/describe-line.ts';
import { isOrderable, keyOfLine } from '../../line/line-state.ts';
import { useLiveCart } from '../../line/use-live-cart.ts';
import { daysBeforeTransit } from '../arrival-days.ts';
import { keyOfAddress, suggestAddress } from '../recipients.ts';
import { usePlaceOrder } from '../use-place-order.ts';
import { AddressChoice } from './address-choice.tsx';
import { OrderPanel } from './order-panel.tsx';
import type { ShownAmounts } from './order-panel.tsx';
import { UnreadyLines } from './unready-lines.tsx';
import { ServiceTable } from './service-table.tsx';
import { StepCard } from './step-card.tsx';

const Area = styled('textarea')(fieldBox);
const Refused = styled(Text)({ marginTop: 8 });

/** The product that is bought immediately, without the rest of the cart. */
const productParameter = 'product';

function CheckOut({ me, docs }: { me: User; docs: readonly CartLine[] }) {
  const { t, locale } = useCartTexts();
  const [search] = useSearchParams();
  const destination = useDestination();
  const { leftOut: leftOutKeys, service } = useCartChoice();
  const [picked, setPicked] = useState<StoredAddress>();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState<readonly CartLine[]>([]);
  const { place, isPending, error } = usePlaceOrder();
  const product = search.get(productParameter);
  const offered = product === null ? docs : docs.filter((line) => keyOfLine(line) === product);
  const unready = offered.filter((line) => !isOrderable(line));
  const { chosen, tooMany } = chooseLines(offered, product === null ? leftOutKeys : []);
  const known =
    picked &&
    me.addresses.find((address) => keyOfAddress(address) === keyOfAddress({ ...picked, isDefault: address.isDefault }));
  // A guess from the browser's language does not outweigh the customer's own address.
  const suggested =
    suggestAddress(me.addresses, destination) ??
    (isDestinationChosen() ? undefined : suggestAddress(me.addresses, undefined));
  const recipient = known ?? suggested;
  const country = recipient?.country;
  const totals = useCartTotals({
    docs: offered,
    chosen,
    tooMany,
    amountOf: ({ amount }) => amount,
    country,
    service,
  });
  const { taken, leftOut, refusals, rows, row, preview, isLoading, retry } = totals;
  const choose = (address: StoredAddress) => {
    setPicked(address);
    chooseDestination(address.country);
  };
  const order = async (shown: ShownAmounts) => {
    if (recipient === undefined || row === undefined) return;
    const { isDefault: _isDefault, ...address } = recipient;
    setAsked(taken);
    const lines = taken.map(({ _id, amount }) => ({ line: _id, amount }));
    const placed = await place({ lines, recipient: address, service: row.service, note, ...shown });
    shellApi().navigate(`/order/success/${placed.code}`);
  };
  if (!offered.some(isOrderable) || chosen.length === 0) {
    return (
      <Panel>
        <UnreadyLines lines={unready} />
        <EmptyState
          icon={<ShoppingCart size={32} aria-hidden />}
          title={t('checkOut.empty')}
          text={t('checkOut.emptyText')}
        >
          <ButtonLink to="/user/cart">{t('checkOut.backToCart')}</ButtonLink>
        </EmptyState>
      </Panel>
    );
  }
  const refusedNames = chosen.filter(({ _id }) => refusals.has(_id)).map((line) => describeLine(line, locale).name);
  const goods = (preview?.goods ?? 0) + (preview?.serviceFee ?? 0);
  return (
    <CartColumns>
      <CartColumn>
        <StepCard
          step={1}
          title={
            country === undefined
              ? t('checkOut.recipient')
              : t('checkOut.recipientIn', { country: countryName(country, locale) })
          }
          hint={t('checkOut.recipientHint')}
        >
          <AddressChoice me={me} chosen={recipient} destination={destination} onChoose={choose} />
        </StepCard>
        <StepCard
          step={2}
          title={t('checkOut.sendBy')}
          hint={
            row?.possible === true
              ? t('checkOut.sendByHint', {
                  used: formatWeight(Math.max(row.realGrams, row.volumetricGrams)),
                  charged: formatWeight(row.chargeableGrams),
                })
              : undefined
          }
        >
          {country === undefined ? (
            <Text>{t('checkOut.chooseAddress')}</Text>
          ) : totals.error?.code === 'RATE_NOT_FOUND' ? (
            <Text role="status">{t('shipping.notSentTo', { country: countryName(country, locale) })}</Text>
          ) : totals.error?.code === 'NO_PAYMENT_ACCOUNT' ? (
            <ShopCannotBePaid text={t('checkOut.noAccount')} ask={t('checkOut.askShop')} />
          ) : totals.error ? (
            <FreightError error={totals.error} retry={retry} />
          ) : rows === undefined ? (
            <SkeletonBox sx={{ height: 168 }} aria-hidden />
          ) : (
            <ServiceTable
              rows={rows}
              chosen={row}
              isBusy={isLoading}
              goods={goods}
              daysBefore={daysBeforeTransit(taken)}
              onChoose={(next) => changeChoice({ service: next })}
            />
          )}
          {refusedNames.length > 0 && (
            <Refused role="status">
              <WarningText>{t('checkOut.refusedLines', { names: refusedNames.join(', ') })}</WarningText>
            </Refused>
          )}
        </StepCard>
        <StepCard step={3} title={t('checkOut.note')} hint={t('checkOut.noteHint')}>
          <Area
            aria-label={t('checkOut.note')}
            rows={3}
            maxLength={2_000}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </StepCard>
      </CartColumn>
      <CartColumn>
        <OrderPanel
          lines={taken}
          unready={unready}
          preview={preview}
          row={row}
          leftOut={product === null ? leftOut : new Map()}
          isBusy={isLoading}
          isPlacing={isPending}
          error={error}
          asked={asked}
          // A failure is explained next to the button. The amounts may have changed.
          onPlace={(shown) => void order(shown).catch(retry)}
        />
      </CartColumn>
    </CartColumns>
  );
}

/** The check-out of the signed-in person: their addresses and their cart. */
export function CheckOutContent() {
  const me = useQuery(meQuery);
  const cart = useLiveCart();
  if (me.isLoadingError) return <LoadError error={me.error} retry={() => void me.refetch()} />;
  if (cart.isLoadingError) return <LoadError error={cart.error} retry={() => void cart.refetch()} />;
  if (me.data === undefined || cart.data === undefined) return <CartSkeleton />;
  return <CheckOut me={me.data} docs={cart.data.docs} />;
}
