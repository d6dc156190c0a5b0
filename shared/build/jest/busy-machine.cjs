// One second is what `findBy…` and `waitFor` wait by default, too little beside other work of the machine; what never comes still fails.
if (globalThis.document !== undefined) require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });
