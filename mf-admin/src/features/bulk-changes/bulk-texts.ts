/** Where the texts of a kind of change begin: those that name what is changed. What all kinds say alike is among those of products. */
export type BulkTexts = 'changes' | 'ratings.changes';
