/** Setting up a second factor: what the authenticator needs, and the recovery codes. Bundled with the page that uses it. */
export { AuthenticatorSecret } from './second-factor/authenticator-secret.tsx';
export { RecoveryCodes } from './second-factor/recovery-codes.tsx';
