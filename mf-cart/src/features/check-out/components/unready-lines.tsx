import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { color, fontSize, fontWeight, styled } from '@gvg/ui';
import { useId } from 'react';
import { LineLabel } from '../../../components/line-label.tsx';
import { WarningText } from '../../../components/warning-text.tsx';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { describeLine } from '../../line/describe-line.ts';

const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 });
const Title = styled('h3')({ margin: 0, fontSize: fontSize.note, fontWeight: fontWeight.strong });
const List = styled('ul')({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
const Reason = styled('span')({ color: color.clay });

/** Lines of the cart that cannot be ordered as they are, each with its reason. Renders nothing without any. */
export function UnreadyLines({ lines }: { lines: readonly CartLine[] }) {
  const { t, locale } = useCartTexts();
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Frame>
      <Title id={id}>{t('checkOut.unready')}</Title>
      <List aria-labelledby={id}>
        {lines.map((line) => {
          const { name, image } = describeLine(line, locale);
          return (
            <li key={line._id}>
              <LineLabel name={name} image={image} small isFaded>
                <Reason>
                  <WarningText>{t(`cart.reason.${line.state}`)}</WarningText>
                </Reason>
              </LineLabel>
            </li>
          );
        })}
      </List>
    </Frame>
  );
}
