/** Helpers for pages of signed-in people, in addition to `useSession`. Bundled with the page that uses them. */
export { confirmed, reportUnlessDeclined } from './session/confirmed.ts';
export { isStaffUser, useIsStaff } from './session/is-staff-user.ts';
export { RequireUser } from './session/require-user.tsx';
export { forgetSignInTarget, sendToSignIn, signInTarget } from './session/sign-in-target.ts';
export { whenCustomer } from './session/when-customer.ts';
