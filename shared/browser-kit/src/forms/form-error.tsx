import { styled } from '@gvg/ui';
import { InvalidMessage } from './invalid-message.tsx';

/** Of no size while nothing is wrong; it is there before the message, so that the message is announced. */
const Place = styled('div')({ '& > p': { marginTop: 0 }, '&:empty': { position: 'absolute' } });

/** What is wrong with the last submission as a whole, under the fields; announced. */
export function FormError({ message }: { message: string | undefined }) {
  return <Place role="alert">{message !== undefined && <InvalidMessage>{message}</InvalidMessage>}</Place>;
}
