import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { Button, Dialog, IconButton, Note, Plus, Text, color, styled } from '@gvg/ui';
import { DialogBody } from '@gvg/ui/later-components';
import { Pencil, Trash2 } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useRemoveCannedReply } from '../api/canned-replies.ts';
import { CannedForm } from './canned-form.tsx';

const Replies = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingBlock: 6,
  borderBottom: `1px solid ${color.line}`,
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
});

/** Adds, changes and removes canned replies. */
export function CannedDialog({ replies, onClose }: { replies: readonly CannedReply[]; onClose: () => void }) {
  const { t } = useStaffTexts();
  const [edited, setEdited] = useState<CannedReply | 'new'>();
  const { mutate: remove } = useRemoveCannedReply();
  return (
    <Dialog title={t('canned')} shape="form" onClose={onClose}>
      <DialogBody>
        {edited !== undefined ? (
          <CannedForm reply={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
        ) : (
          <>
            {replies.length === 0 && <Note>{t('noCanned')}</Note>}
            <Replies>
              {replies.map((reply) => (
                <Item key={reply._id}>
                  <div>
                    <Text>{reply.title}</Text>
                    <Note>{reply.text.vi}</Note>
                  </div>
                  <IconButton label={t('edit', { title: reply.title })} onClick={() => setEdited(reply)}>
                    <Pencil size={18} aria-hidden />
                  </IconButton>
                  <IconButton label={t('remove', { title: reply.title })} onClick={() => remove(reply._id)}>
                    <Trash2 size={18} aria-hidden />
                  </IconButton>
                </Item>
              ))}
            </Replies>
            <Button variant="outlined" onClick={() => setEdited('new')}>
              <Plus size={18} aria-hidden />
              {t('addCanned')}
            </Button>
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
