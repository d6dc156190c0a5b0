import { testSequences } from './money-model.cases.ts';

/** A busy machine takes several times as long as a quiet one. */
jest.setTimeout(300_000);

testSequences(6);
