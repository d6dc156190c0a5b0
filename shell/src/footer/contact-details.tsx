import { useTranslation } from '@gvg/i18n';
import { Mail, MapPin, Phone, color, styled, tapTarget } from '@gvg/ui';
import type { FooterContent } from '../chrome/chrome-content.ts';
import { Logo } from '../chrome/logo.tsx';

const Block = styled('section')({ display: 'grid', gap: 12, alignContent: 'start', '&:focus': { outline: 0 } });
const Rows = styled('address')({ display: 'grid', fontStyle: 'normal' });
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: tapTarget,
  paddingBlock: 4,
  lineHeight: 1.4,
  '& svg': { flex: 'none', color: color.jade },
} as const;
const Row = styled('p')(row);
const RowLink = styled('a')({
  ...row,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
});
const Intro = styled('p')({ color: color.muted, maxWidth: '44ch' });

const telephoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Intro, addresses, phone and email of the shop; the target of the 'contact' link in the top bar. */
export function ContactDetails({ address, phone, mail, intro }: FooterContent) {
  const { t } = useTranslation('shell');
  return (
    <Block id="contact" aria-label={t('contact')}>
      <Logo />
      {intro !== '' && <Intro>{intro}</Intro>}
      <Rows>
        {address.map((line) => (
          <Row key={line}>
            <MapPin size={18} aria-hidden />
            {line}
          </Row>
        ))}
        {phone !== '' && (
          <RowLink href={telephoneUrl(phone)}>
            <Phone size={18} aria-label={t('phone')} />
            {phone}
          </RowLink>
        )}
        {mail !== '' && (
          <RowLink href={`mailto:${mail}`}>
            <Mail size={18} aria-label={t('mail')} />
            {mail}
          </RowLink>
        )}
      </Rows>
    </Block>
  );
}
