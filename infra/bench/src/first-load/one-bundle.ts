/** The same shell and the same storefront as on the composed site, built as one: no federation, no second copy, pages still apart. */
import { startShell } from '../../../../shell/src/start.tsx';

void startShell();
