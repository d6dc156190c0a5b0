interface Kept {
  until: number;
  answer: Promise<string | undefined>;
}

/** Answers that cost much and may be a little old; one that failed is not kept, several who ask at once share one. */
export class KeptAnswers {
  readonly #freshFor: number;
  readonly #kept = new Map<string, Kept>();

  constructor(freshFor: number) {
    this.#freshFor = freshFor;
  }

  get(key: string, make: () => Promise<string | undefined>, now = Date.now()): Promise<string | undefined> {
    const known = this.#kept.get(key);
    if (known !== undefined && known.until > now) return known.answer;
    const answer = make();
    const kept = { until: now + this.#freshFor, answer };
    this.#kept.set(key, kept);
    const forget = () => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    };
    answer.then((made) => made ?? forget(), forget);
    return answer;
  }
}
