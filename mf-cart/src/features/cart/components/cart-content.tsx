import { shellApi } from '@gvg/browser-kit';
import { countryName, useDestination } from '@gvg/customer-ui';
import { lazyDialog } from '@gvg/browser-kit/lazy-dialog';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { useSearchParams } from '@gvg/router';
import { Button, ButtonLink, EmptyState, PageTitle, Panel, ShoppingCart, VisuallyHidden, below, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { Link as LinkIcon } from '@gvg/ui/later-icons';
import { useEffect, useRef, useState } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { LineRow } from '../../line/components/line-row.tsx';
import { RemoveDialog } from '../../line/components/remove-dialog.tsx';
import { isOrderable, isPersonal, isUnquoted, keyOfLine } from '../../line/line-state.ts';
import { useLiveCart } from '../../line/use-live-cart.ts';
import { changeChoice, useCartChoice } from '../cart-choice.ts';
import { chooseLines } from '../settle-cart.ts';
import { useAmounts } from '../use-amounts.ts';
import { useCartTotals } from '../use-cart-totals.ts';
import { CartColumn, CartColumns, CartHead, CartSkeleton, SummaryColumn } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { LineGroup } from './line-group.tsx';

const OutsideDialog = lazyDialog(() =>
  import(/* webpackChunkName: "cart-dialogs" */ '../../line/components/outside-dialog.tsx').then(
    ({ OutsideDialog }) => OutsideDialog,
  ),
);
const QuoteDialog = lazyDialog(() =>
  import(/* webpackChunkName: "cart-dialogs" */ './quote-dialog.tsx').then(({ QuoteDialog }) => QuoteDialog),
);

const Destination = styled('span')({ [below.tablet]: { display: 'none' } });

type OpenDialog = { type: 'remove' | 'edit' | 'quote'; line: CartLine };

const linkParameter = 'link';
const quoteParameter = 'quote';

/** Opens a dialog from the URL: the form for goods from outside for a pasted link, the request of a quote for a product that needs one. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  const write = (change: (query: URLSearchParams) => void) =>
    setSearch(
      (query) => {
        change(query);
        return query;
      },
      { replace: true },
    );
  return {
    link: search.get(linkParameter) ?? undefined,
    open: () => write((query) => query.set(linkParameter, '')),
    close: () => write((query) => query.delete(linkParameter)),
    quote: search.get(quoteParameter) ?? undefined,
    forgetQuote: () => write((query) => query.delete(quoteParameter)),
  };
}

/** The cart of a user or a guest. */
export function CartContent() {
  const { t, locale } = useCartTexts();
  const { t: frame } = useTexts();
  const { data, error, isLoadingError, refetch } = useLiveCart();
  const country = useDestination();
  const { leftOut, service } = useCartChoice();
  const { amountOf, change } = useAmounts();
  const { link, open, close, quote, forgetQuote } = useAddress();
  const [dialog, setDialog] = useState<OpenDialog>();
  const docs = data?.docs ?? [];
  const { chosen, tooMany } = chooseLines(docs, leftOut);
  const totals = useCartTotals({ docs, chosen, tooMany, amountOf, country, service });
  const closeDialog = () => setDialog(undefined);
  // Quotes need an account: sign-in opens in place, and the cart moves to the account (rules/cart-and-orders.md).
  const askQuote = async (line: CartLine) => {
    if (await shellApi().session.signIn()) setDialog({ type: 'quote', line });
  };
  const toQuote = docs.find((line) => keyOfLine(line) === quote && isUnquoted(line));
  const latest = useRef({ askQuote, forgetQuote });
  latest.current = { askQuote, forgetQuote };
  const isAsked = toQuote !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    latest.current.forgetQuote();
    void latest.current.askQuote(toQuote);
    // oxlint-disable-next-line react/exhaustive-deps -- once for a product in the address, whatever its line becomes
  }, [isAsked]);
  const orderable = docs.filter(isOrderable).map(keyOfLine);
  const isAnyChosen = orderable.some((key) => !leftOut.includes(key));
  const rowOfLine = (line: CartLine) => (
    <LineRow
      key={line._id}
      line={line}
      amount={amountOf(line)}
      isChosen={!leftOut.includes(keyOfLine(line))}
      refusal={totals.refusals.get(line._id)}
      onChoose={(isChosen) =>
        changeChoice({
          leftOut: isChosen ? leftOut.filter((key) => key !== keyOfLine(line)) : [...leftOut, keyOfLine(line)],
        })
      }
      onAmount={(amount) => change(line, amount)}
      onEdit={() => setDialog({ type: 'edit', line })}
      onRemove={() => setDialog({ type: 'remove', line })}
      onAskQuote={() => void askQuote(line)}
    />
  );
  const [personal, inStock] = [docs.filter(isPersonal), docs.filter((line) => !isPersonal(line))];
  const pieces = docs.reduce((sum, line) => sum + amountOf(line), 0);
  const pasteLink = (
    <TextButton aria-haspopup="dialog" onClick={open}>
      <LinkIcon size={16} aria-hidden />
      {t('cart.pasteLink')}
    </TextButton>
  );
  return (
    <>
      <CartHead>
        <PageTitle>{frame('frames.cart')}</PageTitle>
        {docs.length > 0 && (
          <span>
            {t('cart.pieces', { count: pieces })}
            {country !== undefined && (
              <Destination>, {t('cart.sentTo', { country: countryName(country, locale) })}</Destination>
            )}
          </span>
        )}
        {orderable.length > 0 && (
          <TextButton onClick={() => changeChoice({ leftOut: isAnyChosen ? orderable : [] })}>
            {t(isAnyChosen ? 'cart.chooseNone' : 'cart.chooseAll')}
          </TextButton>
        )}
      </CartHead>
      {isLoadingError ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <>
          <VisuallyHidden role="status">{frame('frames.cartLoading')}</VisuallyHidden>
          <CartSkeleton />
        </>
      ) : docs.length === 0 ? (
        <Panel>
          <EmptyState icon={<ShoppingCart size={32} aria-hidden />} title={t('cart.empty')} text={t('cart.emptyText')}>
            <ButtonLink to="/#products-in-day">{t('cart.browse')}</ButtonLink>
            <Button variant="goldSoft" aria-haspopup="dialog" onClick={open}>
              {t('cart.pasteLink')}
            </Button>
          </EmptyState>
        </Panel>
      ) : (
        <CartColumns>
          <CartColumn>
            {inStock.length > 0 && (
              <LineGroup title={t('cart.inStock')} text={t('cart.inStockText')}>
                {inStock.map(rowOfLine)}
              </LineGroup>
            )}
            <LineGroup title={t('cart.personal')} text={t('cart.personalText')} isPersonal action={pasteLink}>
              {personal.map(rowOfLine)}
            </LineGroup>
          </CartColumn>
          <SummaryColumn>
            <CartSummary totals={totals} country={country} />
          </SummaryColumn>
        </CartColumns>
      )}
      {dialog?.type === 'remove' && <RemoveDialog line={dialog.line} onClose={closeDialog} />}
      {link !== undefined && <OutsideDialog key={link} link={link} onClose={close} />}
      {dialog?.type === 'edit' && dialog.line.type === 'WITHOUT_SYSTEM' && (
        <OutsideDialog line={dialog.line} onClose={closeDialog} />
      )}
      {dialog?.type === 'quote' && <QuoteDialog initial={dialog.line} onClose={closeDialog} />}
    </>
  );
}
