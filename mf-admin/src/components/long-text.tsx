import { styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';

const Text = styled('span')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** Characters of a text that are shown at first. */
const shownLength = 240;

/** A text of which the beginning is shown until all of it is asked for. */
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
