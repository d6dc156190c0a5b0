import { localePath } from '@gvg/contracts/values/locale';
import { useNavigate } from '@gvg/router';
import { Button, SectionTitle, Text, color, fieldBox, from, radius, styled } from '@gvg/ui';
import type { FormEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';

const Frame = styled('section')({
  display: 'grid',
  // Not wider than the page, however large its text is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 32px',
  alignItems: 'center',
  marginBlock: 32,
  padding: 20,
  borderRadius: radius.panel,
  backgroundColor: color.goldSoft,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: '24px 28px' },
});
const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& input': { ...fieldBox, flex: '1 1 220px', width: 'auto', minWidth: 0 },
});

/** Goods from other shops: a pasted link opens the form that requests them. Without scripts it is a plain form. */
export function LinkPanel() {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = new FormData(event.currentTarget).get('link');
    void navigate(`/user/cart?${new URLSearchParams({ link: String(link) }).toString()}`);
  };
  return (
    <Frame aria-labelledby="buy-from-link">
      <div>
        <SectionTitle id="buy-from-link">{t('buying.linkTitle')}</SectionTitle>
        <Text>{t('buying.linkText')}</Text>
      </div>
      <Form action={localePath(locale, '/user/cart')} onSubmit={open}>
        <input name="link" type="url" required maxLength={2_082} placeholder="https://" aria-label={t('buying.link')} />
        <Button type="submit" variant="gold">
          {t('buying.linkSubmit')}
        </Button>
      </Form>
    </Frame>
  );
}
