import { styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';

const Text = styled('span')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** Characters shown before "show all". */
const shownLength = 240;

/** Text that is truncated until the user expands it. */
export function LongText({ text, length = shownLength }: { text: string; length?: number }) {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  const characters = [...text];
  if (characters.length <= length) return <Text>{text}</Text>;
  return (
    <Text>
      {isOpen ? text : `${characters.slice(0, length).join('').trimEnd()}…`}{' '}
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'list.showLess' : 'list.showAll')}
      </TextButton>
    </Text>
  );
}
