import { isComposing } from '@gvg/browser-kit';
import type { ChatDraft } from '@gvg/contracts/composition/shell-api';
import { chatLimits } from '@gvg/contracts/chat/terms';
import { isStorable } from '@gvg/contracts/values/storable-text';
import { withoutLeftMarks } from '@gvg/contracts/values/typed-text';
import { IconButton, Note, X, color, fontSize, radius, rem, styled, tapTarget } from '@gvg/ui';
import { Send } from '@gvg/ui/later-icons';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import type { OutgoingContent } from '../store/outgoing-message.ts';
import type { PicturesToSend } from '../use-pictures-to-send.ts';
import { AttachedPictures } from './attached-pictures.tsx';
import { MessageCard } from './message-card.tsx';
import { PictureButton } from './picture-button.tsx';

/** Spacing is on the visible parts, because the upload status always exists for screen readers and is mostly empty. */
const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '8px 8px 8px 6px',
  '& > :not(:empty, :last-child)': { marginBlockEnd: 8 },
});
const Line = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 4 });
const Field = styled('textarea')({
  flex: 1,
  minWidth: 0,
  minHeight: tapTarget,
  maxHeight: `min(${rem(132)}, 30dvh)`,
  padding: '9px 16px',
  resize: 'none',
  border: `1px solid ${color.field}`,
  borderRadius: radius.hero,
  backgroundColor: color.card,
  color: color.ink,
  fontSize: fontSize.field,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '&:focus-visible': { borderColor: color.jade, outlineWidth: 2, outlineOffset: -1 },
});
const SendButton = styled(IconButton)({
  marginInlineStart: 2,
  backgroundColor: color.jade,
  color: color.onJade,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${color.jade} 88%, ${color.ink})` },
});
const Attached = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '& > :first-child': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
});

/** Number of characters before the limit from which the remaining ones are shown. */
const countedCharacters = 200;

const isSendingKey = (event: KeyboardEvent) => event.key === 'Enter' && !event.shiftKey && !isComposing(event);

export interface ComposerProps {
  pictures: PicturesToSend;
  /** Initial draft. */
  initial: ChatDraft;
  /** A draft to insert while the field is open. */
  draft?: ChatDraft | undefined;
  /** Whether the field takes the focus. Not on phones, whose keyboard would cover the messages. */
  isFocused: boolean;
  onChange: (draft: ChatDraft) => void;
  onType: () => void;
  onSend: (content: OutgoingContent) => void;
}

/**
 * Field of a new message, for both sides: Enter sends, Shift+Enter inserts a line (specification §2). Pictures come from a file, the
 * clipboard or by dropping.
 */
export function Composer({ pictures, initial, draft, isFocused, onChange, onType, onSend }: ComposerProps) {
  const { t } = useChatTexts();
  const [text, setText] = useState(initial.text ?? '');
  const [attached, setAttached] = useState<Pick<ChatDraft, 'link' | 'card'>>(() => {
    const { text: _, ...rest } = initial;
    return rest;
  });
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (draft === undefined) return;
    const { text: begun, ...rest } = draft;
    setText((typed) =>
      begun === undefined || typed.includes(begun) ? typed : typed === '' ? begun : `${typed}\n${begun}`,
    );
    // A draft with only text, such as a canned reply, keeps the attachments.
    if (rest.card !== undefined || rest.link !== undefined) setAttached(rest);
  }, [draft]);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  useEffect(() => onChange({ text, ...attached }), [text, attached, onChange]);
  useLayoutEffect(() => {
    if (field.current === null) return;
    field.current.style.height = 'auto';
    // scrollHeight does not include the border.
    field.current.style.height = `${field.current.scrollHeight + 2}px`;
  }, [text]);

  const plainText = withoutLeftMarks(text);
  const isRefused = !isStorable(plainText);
  const isEmpty =
    plainText.trim() === '' &&
    pictures.pictures.length === 0 &&
    attached.card === undefined &&
    attached.link === undefined;
  const isUploading = pictures.progress !== undefined;
  const submit = () => {
    field.current?.focus();
    if (isEmpty || isRefused || isUploading) return;
    onSend({
      text: plainText.normalize('NFC').trim(),
      images: pictures.pictures.map(({ url, width, height }) => ({ url, width, height })),
      ...attached,
    });
    setText('');
    setAttached({});
    pictures.clear();
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Programs that copy text often add a picture of it.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    pictures.add([...files]);
  };
  const left = chatLimits.text - text.length;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {(attached.card !== undefined || attached.link !== undefined) && (
        <Attached role="group" aria-label={t('attached')}>
          {attached.card ? <MessageCard card={attached.card} /> : <Note>{attached.link}</Note>}
          <IconButton label={t('removeAttached')} onClick={() => setAttached({})}>
            <X size={18} aria-hidden />
          </IconButton>
        </Attached>
      )}
      <AttachedPictures {...pictures} />
      <Line>
        <PictureButton onChoose={pictures.add} />
        <Field
          ref={field}
          rows={1}
          maxLength={chatLimits.text}
          aria-label={t('writeLabel')}
          aria-invalid={isRefused}
          placeholder={t('write')}
          enterKeyHint="send"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (currentTarget.value !== '') onType();
          }}
          onPaste={paste}
          onKeyDown={(event) => {
            if (!isSendingKey(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        <SendButton type="submit" label={t('send')} aria-disabled={isEmpty || isRefused || isUploading}>
          <Send size={20} aria-hidden />
        </SendButton>
      </Line>
      {isRefused && (
        <Note role="alert" sx={{ paddingInline: '8px' }}>
          {t('cannotBeStored')}
        </Note>
      )}
      {left <= countedCharacters && (
        <Note role="status" sx={{ paddingInline: '8px' }}>
          {t('charactersLeft', { count: left })}
        </Note>
      )}
    </Form>
  );
}
