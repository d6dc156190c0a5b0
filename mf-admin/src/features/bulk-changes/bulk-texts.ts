/** Translation prefix of a kind of change. Texts that all kinds share are under those of products. */
export type BulkTexts = 'changes' | 'ratings.changes';
