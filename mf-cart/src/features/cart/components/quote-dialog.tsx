import { shellApi } from '@gvg/browser-kit';
import { useDestination } from '@gvg/customer-ui';
import { useTranslation } from '@gvg/i18n';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { Button, Dialog, Note, Text, fieldBox, fieldLabel, styled } from '@gvg/ui';
import { ChoiceLabel, DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { FormError } from '@gvg/browser-kit/forms';
import { DestinationButton } from '@gvg/customer-ui/destination-button';
import { LineLabel } from '../../../components/line-label.tsx';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { describeLine } from '../../line/describe-line.ts';
import { isUnquoted, keyOfLine } from '../../line/line-state.ts';
import { useCart } from '../../line/use-cart.ts';
import { useRequestQuote } from '../../quote/api/quotes.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Label = styled('label')(fieldLabel);
const Legend = styled('span')(fieldLabel);
const Area = styled('textarea')(fieldBox);
const Lines = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > label': { alignItems: 'start' },
  '& > label > input': { marginTop: 15 },
});

export interface QuoteDialogProps {
  /** The line from which it was opened. */
  initial: CartLine;
  onClose: () => void;
}

/** Requests prices of lines that need a quote. Offers every such line of the cart, because one request is one parcel. */
export function QuoteDialog({ initial, onClose }: QuoteDialogProps) {
  const { t, locale } = useCartTexts();
  const { t: errorText } = useTranslation('errors');
  const country = useDestination();
  const { data } = useCart();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const noteId = useId();
  const linesId = useId();
  const { mutateAsync, isPending } = useRequestQuote();
  const unquoted = (data?.docs ?? [initial]).filter(isUnquoted);
  const chosen = unquoted.filter((line) => !left.includes(keyOfLine(line))).slice(0, cartLimits.linesOfOrder);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return setProblem(t('cart.quoteNone'));
    if (country === undefined) return setProblem(t('cart.quoteNoCountry'));
    try {
      const { _id } = await mutateAsync({ body: { lines: chosen.map((line) => line._id), country, note } });
      onClose();
      shellApi().toast({
        kind: 'info',
        text: t('cart.quoteSent'),
        action: { label: t('cart.quoteSee'), run: () => shellApi().navigate(`/user/purchase/quote/${_id}`) },
      });
    } catch (error) {
      setProblem(errorText((error as { code: string }).code));
    }
    return undefined;
  };
  return (
    <Dialog shape="form" title={t('cart.quoteTitle')} onClose={onClose}>
      <DialogBody>
        <Text>{t('cart.quoteText')}</Text>
        <Form onSubmit={(event) => void submit(event)}>
          <div>
            <Legend aria-hidden>{t('cart.quoteCountry')}</Legend>
            <DestinationButton texts={{ to: t('shipping.to'), choose: t('shipping.choose') }} />
          </div>
          <Lines role="group" aria-labelledby={linesId}>
            <Legend id={linesId}>{t('cart.quoteLines')}</Legend>
            {unquoted.map((line) => {
              const [key, { name, image }] = [keyOfLine(line), describeLine(line, locale)];
              return (
                <ChoiceLabel key={key}>
                  <input
                    type="checkbox"
                    checked={!left.includes(key)}
                    onChange={({ currentTarget: { checked } }) =>
                      setLeft(checked ? left.filter((other) => other !== key) : [...left, key])
                    }
                  />
                  <LineLabel name={name} image={image} small>
                    {t('line.pieces', { count: line.amount })}
                  </LineLabel>
                </ChoiceLabel>
              );
            })}
          </Lines>
          <div>
            <Label htmlFor={noteId}>{t('cart.quoteNote')}</Label>
            <Area
              id={noteId}
              rows={3}
              maxLength={2_000}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <Note>{t('cart.quoteNoteHint')}</Note>
          </div>
          <FormError message={problem} />
          <DialogActions>
            <Button type="submit" disabled={isPending}>
              {t('cart.quoteSubmit', { count: chosen.length })}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('cart.cancel')}
            </Button>
          </DialogActions>
        </Form>
      </DialogBody>
    </Dialog>
  );
}
