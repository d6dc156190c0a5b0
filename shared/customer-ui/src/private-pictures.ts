/** Pictures with signed addresses; bundled with the page that shows them. */
export { isUsable } from './private-pictures/signed-address.ts';
export { useSignedAddress } from './private-pictures/use-signed-address.ts';
