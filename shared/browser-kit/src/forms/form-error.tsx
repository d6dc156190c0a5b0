import { styled } from '@gvg/ui';
import { InvalidMessage } from './invalid-message.tsx';

/** Exists before the message, so that screen readers announce it, and has no size while empty. */
const Place = styled('div')({ '& > p': { marginTop: 0 }, '&:empty': { position: 'absolute' } });

/** Message about the last submission as a whole, under the fields. Announced by screen readers. */
export function FormError({ message }: { message: string | undefined }) {
  return <Place role="alert">{message !== undefined && <InvalidMessage>{message}</InvalidMessage>}</Place>;
}
