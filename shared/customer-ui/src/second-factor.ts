/** Setup of a second factor: the authenticator's data, and the recovery codes. Bundled with the page that uses it. */
export { AuthenticatorSecret } from './second-factor/authenticator-secret.tsx';
export { RecoveryCodes } from './second-factor/recovery-codes.tsx';
