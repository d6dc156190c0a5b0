import { lazyDialog } from '@gvg/browser-kit/lazy-dialog';
import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import type { Locale } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { IconButton, Note, color, fontSize, radius, rem, styled } from '@gvg/ui';
import { Pencil } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { cannedRepliesQuery } from '../api/canned-replies.ts';

const CannedDialog = lazyDialog(() =>
  import(/* webpackChunkName: "canned-dialog" */ './canned-dialog.tsx').then((module) => module.CannedDialog),
);

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 6 });
const Replies = styled('ul')({
  display: 'flex',
  flex: 1,
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: '2px 0',
  listStyle: 'none',
  overflowX: 'auto',
  '& > li': { flex: 'none' },
});
const Reply = styled('button')({
  maxWidth: rem(240),
  minHeight: rem(36),
  padding: '4px 12px',
  overflow: 'hidden',
  border: `1px solid ${color.jade}`,
  borderRadius: radius.pill,
  backgroundColor: color.card,
  color: color.jade,
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
});

/** Returns the text in the customer's language. An empty English text falls back to the Vietnamese one. */
const textIn = ({ text }: CannedReply, locale: Locale) => (locale === 'en' && text.en !== '' ? text.en : text.vi);

/** Canned replies in the customer's language. A click inserts one into the field. */
export function CannedReplies({ locale, onChoose }: { locale: Locale; onChoose: (text: string) => void }) {
  const { t } = useStaffTexts();
  const { data } = useQuery(cannedRepliesQuery);
  const [isOpen, setOpen] = useState(false);
  const replies = data?.docs ?? [];
  return (
    <Row role="group" aria-label={t('canned')}>
      <Replies>
        {data && replies.length === 0 && (
          <li>
            <Note>{t('noCanned')}</Note>
          </li>
        )}
        {replies.map((reply) => (
          <li key={reply._id}>
            <Reply type="button" title={textIn(reply, locale)} onClick={() => onChoose(textIn(reply, locale))}>
              {reply.title}
            </Reply>
          </li>
        ))}
      </Replies>
      <IconButton label={t('manageCanned')} onClick={() => setOpen(true)}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      {isOpen && <CannedDialog replies={replies} onClose={() => setOpen(false)} />}
    </Row>
  );
}
