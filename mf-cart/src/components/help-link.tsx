import { apiQuery, shellApi, useSession } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { MessageCircle, below, color, fontWeight, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../texts/use-texts.ts';

const Ways = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' });
const way = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tapTarget,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.jade,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
} as const;
const ChatButton = styled('button')(way);
const Anchor = styled('a')(way);

const More = styled('span')({
  // Only for screen readers, because there is no room next to the link back.
  [below.tablet]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

const footerQuery = apiQuery('getPageTemplateByType', { params: { type: 'FOOTER' } });

const channelNames = { zalo: 'Zalo', messenger: 'Messenger', whatsapp: 'WhatsApp' } as const;

/** Returns another contact of the shop from its footer. */
function useContact(): { name: string; address: string } | undefined {
  const { data } = useQuery(footerQuery);
  if (data?.type !== 'FOOTER') return undefined;
  const { contacts, phone, mail } = data;
  for (const channel of ['zalo', 'messenger', 'whatsapp'] as const)
    if (contacts[channel] !== '') return { name: channelNames[channel], address: contacts[channel] };
  if (phone !== '') return { name: phone, address: `tel:${phone.replaceAll(' ', '')}` };
  return mail === '' ? undefined : { name: mail, address: `mailto:${mail}` };
}

export interface HelpLinkProps {
  /** Key of the order that the page is about. */
  order?: string | undefined;
}

/** Contacts of the shop: its chat, with the card of the order for signed-in users, and another channel. */
export function HelpLink({ order }: HelpLinkProps) {
  const { t } = useTexts();
  const isUser = useSession().status === 'user';
  const contact = useContact();
  const openChat = () =>
    shellApi().openChat(isUser && order !== undefined ? { card: { kind: 'ORDER', order } } : undefined);
  return (
    <Ways>
      <ChatButton type="button" onClick={openChat}>
        <span>
          {t('shop.help')} <More>{t('shop.helpMore')}</More>
        </span>
        <MessageCircle size={18} aria-hidden />
      </ChatButton>
      {contact && (
        <Anchor
          href={contact.address}
          {...(contact.address.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          {contact.name}
        </Anchor>
      )}
    </Ways>
  );
}
