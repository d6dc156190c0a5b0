import { InvalidMessage } from './invalid-message.tsx';

/** What is wrong with the last submission as a whole, under the fields; announced. */
export function FormError({ message }: { message: string | undefined }) {
  return <div role="alert">{message !== undefined && <InvalidMessage>{message}</InvalidMessage>}</div>;
}
