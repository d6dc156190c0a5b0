// `findBy…` and `waitFor` wait one second by default, too short when the machine does other work. Elements that never appear still fail the
// test.
if (globalThis.document !== undefined) require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });
