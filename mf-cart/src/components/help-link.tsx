import { apiQuery } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { MessageCircle, below, color, fontWeight, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../texts/use-texts.ts';

const Anchor = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tapTarget,
  color: color.jade,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

const More = styled('span')({ [below.tablet]: { display: 'none' } });

const footerQuery = apiQuery('getPageTemplateByType', { params: { type: 'FOOTER' } });

/** Where the shop is written to, or called, as its footer says. */
function useContact(): string | undefined {
  const { data } = useQuery(footerQuery);
  if (data?.type !== 'FOOTER') return undefined;
  const { contacts, phone, mail } = data;
  const channel = [contacts.zalo, contacts.messenger, contacts.whatsapp].find((url) => url !== '');
  if (channel !== undefined) return channel;
  return phone === '' ? (mail === '' ? undefined : `mailto:${mail}`) : `tel:${phone.replaceAll(' ', '')}`;
}

/** A way to a person of the shop; nothing while none is known. */
export function HelpLink() {
  const { t } = useTexts();
  const contact = useContact();
  if (contact === undefined) return null;
  const isElsewhere = contact.startsWith('http');
  return (
    <Anchor href={contact} {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}>
      <span>
        {t('shop.help')} <More>{t('shop.helpMore')}</More>
      </span>
      <MessageCircle size={18} aria-hidden />
    </Anchor>
  );
}
