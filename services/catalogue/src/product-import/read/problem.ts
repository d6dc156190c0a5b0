import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';

export type FileProblem = NonNullable<ProductImport['problem']>;

/** A file that cannot be read at all. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
