import { color, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: '8px 14px 0', listStyle: 'none' });
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

/** Names of the texts of the specification's suggestions (rules/chat.md). */
const suggestions = ['recommendations_1', 'recommendations_2', 'recommendations_3', 'recommendations_4'] as const;

/** Questions to begin with; a click sends one. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useChatTexts();
  return (
    <List aria-label={t('quickReplies')}>
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
