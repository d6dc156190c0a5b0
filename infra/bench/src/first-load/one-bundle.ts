/** The shell and storefront of the composed site in one build: no federation, no duplicated modules, pages still code-split. */
import { startShell } from '../../../../shell/src/start.tsx';

void startShell();
