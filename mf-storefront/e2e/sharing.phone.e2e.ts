import { testSharing } from './support/sharing.ts';

testSharing((page, name) => page.getByRole('button', { name, exact: true }).tap());
