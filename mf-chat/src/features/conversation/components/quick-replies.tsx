import { color, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';

const List = styled('ul', { shouldForwardProp: (name) => name !== 'inOneRow' })<{ inOneRow: boolean }>(
  ({ inOneRow }) => ({
    display: 'flex',
    gap: '6px 8px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...(inOneRow
      ? {
          padding: '8px 14px 2px',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          '& > li': { flex: 'none', maxWidth: '100%' },
        }
      : { flexWrap: 'wrap' }),
  }),
);
const Reply = styled('button')({
  minHeight: 36,
  padding: '5px 12px',
  border: `1px solid ${color.jade}`,
  borderRadius: radius.pill,
  backgroundColor: color.card,
  color: color.jade,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
});

/** Keys of the specification's suggestions (rules/chat.md). */
const suggestions = ['recommendations_1', 'recommendations_2', 'recommendations_3', 'recommendations_4'] as const;

export interface QuickRepliesProps {
  /** In one row above the field; otherwise in as many rows as needed. */
  inOneRow?: boolean;
  onChoose: (text: string) => void;
}

/** Suggested first questions. A click sends one. */
export function QuickReplies({ inOneRow = false, onChoose }: QuickRepliesProps) {
  const { t } = useChatTexts();
  return (
    <List inOneRow={inOneRow} aria-label={t('quickReplies')}>
      {suggestions.map((key) => (
        <li key={key}>
          <Reply type="button" onClick={() => onChoose(t(key))}>
            {t(key)}
          </Reply>
        </li>
      ))}
    </List>
  );
}
