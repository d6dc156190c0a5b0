/** Most subjects that are remembered; the least recently set are forgotten first. */
const maxSubjects = 10_000;

/** The last revision of subjects that this process has handled lately. */
export class RecentRevisions {
  readonly #revisions = new Map<string, number>();

  get(subject: string): number | undefined {
    return this.#revisions.get(subject);
  }

  set(subject: string, revision: number): void {
    this.#revisions.delete(subject);
    this.#revisions.set(subject, revision);
    if (this.#revisions.size > maxSubjects) this.#revisions.delete(this.#revisions.keys().next().value as string);
  }
}
