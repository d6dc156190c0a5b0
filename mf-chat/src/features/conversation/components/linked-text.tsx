import { SmartLink, styled } from '@gvg/ui';
import { textParts } from '../text-parts.ts';

const Words = styled('p')({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 },
});

/** Text of a message, with its line breaks. Http addresses and paths of the shop are links. `onOpen` is called before one opens. */
export function LinkedText({ text, onOpen }: { text: string; onOpen?: (() => void) | undefined }) {
  return (
    <Words>
      {textParts(text, window.location.origin).map(({ text: words, to }, index) =>
        to === undefined ? (
          words
        ) : (
          <SmartLink key={index} to={to} onClick={to.startsWith('/') ? onOpen : undefined}>
            {words}
          </SmartLink>
        ),
      )}
    </Words>
  );
}
