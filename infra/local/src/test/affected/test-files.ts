/** Steps that run individual test files. */
export const fileSteps = ['unit', 'contract', 'integration', 'end-to-end', 'bulk', 'resilience'] as const;
export type FileStep = (typeof fileSteps)[number];

/** Returns the step that runs this file. Undefined if it is not a test. */
export function stepOf(file: string): FileStep | undefined {
  if (file.endsWith('.resilience.e2e.ts')) return 'resilience';
  if (file.endsWith('.bulk.e2e.ts')) return 'bulk';
  if (file.endsWith('.e2e.ts')) return 'end-to-end';
  const [, suite, isSpec] = /(?:\.(contract|integration))?(\.spec\.tsx?)$/.exec(file) ?? [];
  return isSpec === undefined ? undefined : ((suite as 'contract' | 'integration' | undefined) ?? 'unit');
}

/** Returns true if a file, relative to its package, is used only by tests. */
export const isForTests = (file: string): boolean =>
  /^(e2e|contract)\/|(^|\/)testing\/|\.(spec|fixtures|cases)\.tsx?$/.test(file);
