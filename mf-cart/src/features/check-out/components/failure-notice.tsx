import type { ApiError } from '@gvg/browser-kit';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { formatMoney } from '@gvg/contracts/values/money';
import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { color, fontWeight, styled } from '@gvg/ui';
import { Notice } from '@gvg/ui/later-components';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { describeLine } from '../../line/describe-line.ts';
import { explainFailure } from '../explain-failure.ts';
import type { NamedLine } from '../explain-failure.ts';

// Exists before the message, so that screen readers announce it, and has no size while empty.
const Frame = styled('div')({
  '&:empty': { position: 'absolute' },
  '& > *': { margin: 0 },
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
});

/** Explains why the order of the lines `asked` was not placed, and how to continue. */
export function FailureNotice({ error, asked }: { error: ApiError | undefined; asked: readonly CartLine[] }) {
  const { t, locale } = useCartTexts();
  const { t: tShop } = useTexts();
  const { t: errorText } = useTranslation('errors');
  if (error === undefined) return <Frame role="alert" />;
  const { text, lines, leadsToCart, freight } = explainFailure(error, asked);
  const nameOf = ({ line, maximum }: NamedLine) => {
    const { name } = describeLine(line, locale);
    return maximum === undefined ? name : t('checkOut.nameAndStock', { name, stock: maximum });
  };
  const names = lines.length === 0 ? t('checkOut.someLine') : lines.map(nameOf).join(', ');
  return (
    <Frame role="alert">
      <Notice>
        {text === undefined
          ? error.status === 0
            ? tShop('shop.offline')
            : errorText(error.code)
          : t(`checkOut.failed.${text}`, { names, freight: formatMoney(freight ?? 0) })}{' '}
        {leadsToCart && <Link to="/user/cart">{t('checkOut.toCart')}</Link>}
      </Notice>
    </Frame>
  );
}
