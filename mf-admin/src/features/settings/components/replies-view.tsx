import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { useQuery } from '@gvg/query';
import { Button, EmptyState, IconButton, Note, Plus, SkeletonBox, color, fontSize, from, styled } from '@gvg/ui';
import { Pencil, Trash2 } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useUndoToast } from '../../../area/use-undo-toast.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { MissingEnglish } from '../../../components/missing-english.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { repliesKey, repliesQuery, useReplyUndo } from '../api/replies.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { SettingsSections } from './settings-sections.tsx';

const Replies = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'start',
  gap: 4,
  padding: '10px 8px 10px 16px',
  '& + &': { borderTop: `1px solid ${color.line}` },
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
});
const Texts = styled('div')({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 4,
  color: color.muted,
  fontSize: fontSize.small,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > p': { margin: 0, maxWidth: '70ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
});

/** Canned replies, shared by all staff members. */
export function RepliesView() {
  const { t, locale } = useStaffTexts();
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(repliesQuery);
  const [edited, setEdited] = useState<{ reply?: CannedReply }>();
  const { mutate: change } = useReplyUndo();
  const announce = useUndoToast();
  useChangedByOthers('canned-reply', repliesKey);
  const remove = (reply: CannedReply) =>
    change(
      { reply, isBack: false },
      {
        onSuccess: () => announce(t('replies.removed', { title: reply.title }), () => change({ reply, isBack: true })),
      },
    );
  const list = () => {
    if (data === undefined)
      return error === null ? (
        <SkeletonBox sx={{ height: 280 }} />
      ) : (
        <LoadError error={error} retry={() => void refetch()} />
      );
    if (data.docs.length === 0) return <EmptyState title={t('replies.none')} text={t('replies.noneText')} />;
    return (
      <StaffCard title={t('replies.title')} head={data.totalDocs}>
        <Replies>
          {data.docs.map((reply) => (
            <Item key={reply._id}>
              <div>
                <b>{reply.title}</b>
                <Texts>
                  <p lang="vi">{reply.text.vi}</p>
                  {reply.text.en === '' ? <MissingEnglish /> : <p lang="en">{reply.text.en}</p>}
                </Texts>
                <Note>
                  {t('replies.updated')} {formatDayTime(new Date(reply.updatedAt), locale)}
                </Note>
              </div>
              <IconButton label={t('area.editNamed', { name: reply.title })} onClick={() => setEdited({ reply })}>
                <Pencil size={18} aria-hidden />
              </IconButton>
              <IconButton label={t('area.removeNamed', { name: reply.title })} onClick={() => remove(reply)}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </Item>
          ))}
        </Replies>
      </StaffCard>
    );
  };
  return (
    <>
      <PageHead title={t('replies.title')} />
      <SettingsSections />
      <Head>
        <Note>{t('replies.text')}</Note>
        <Button variant="outlined" onClick={() => setEdited({})}>
          <Plus size={18} aria-hidden />
          {t('replies.add')}
        </Button>
      </Head>
      {data !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {list()}
      {edited !== undefined && <ReplyDialog reply={edited.reply} onClose={() => setEdited(undefined)} />}
    </>
  );
}
