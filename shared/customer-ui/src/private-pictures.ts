/** Pictures with signed URLs. Bundled with the page that shows them. */
export { isUsable } from './private-pictures/signed-address.ts';
export { useSignedAddress } from './private-pictures/use-signed-address.ts';
