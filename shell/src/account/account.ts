/** The account modules that are loaded on first use. */
export { AuthPage } from './pages/auth-page.tsx';
export { ResetPasswordPage } from './pages/reset-password-page.tsx';
export { VerifyPage } from './pages/verify-page.tsx';
export { ConfirmationModal } from './confirmation-modal.tsx';
export { SignInModal } from './sign-in-modal.tsx';
