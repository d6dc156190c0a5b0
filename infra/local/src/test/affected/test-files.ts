/** The steps that run tests of single files. */
export const fileSteps = ['unit', 'contract', 'integration', 'end-to-end', 'bulk', 'resilience'] as const;
export type FileStep = (typeof fileSteps)[number];

/** The step that runs this file; undefined when it is no test. */
export function stepOf(file: string): FileStep | undefined {
  if (file.endsWith('.resilience.e2e.ts')) return 'resilience';
  if (file.endsWith('.bulk.e2e.ts')) return 'bulk';
  if (file.endsWith('.e2e.ts')) return 'end-to-end';
  const [, suite, isSpec] = /(?:\.(contract|integration))?(\.spec\.tsx?)$/.exec(file) ?? [];
  return isSpec === undefined ? undefined : ((suite as 'contract' | 'integration' | undefined) ?? 'unit');
}

/** Whether a file of a package is of its tests alone. `file` is relative to the package. */
export const isForTests = (file: string): boolean =>
  /^(e2e|contract)\/|(^|\/)testing\/|\.(spec|fixtures|cases)\.tsx?$/.test(file);
