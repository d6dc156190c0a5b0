import { testNotFound } from './support/not-found.ts';

testNotFound();
