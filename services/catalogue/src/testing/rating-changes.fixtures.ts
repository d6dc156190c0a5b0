import type { ChangedRating, RatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import type { getRatingChange, previewRatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { TestClient } from '@gvg/testing/test-client';
import { bulkChangeCalls } from './bulk-changes.fixtures.ts';

interface Answers {
  preview: ResponseBodyOf<typeof previewRatingChange>;
  row: ChangedRating;
  change: RatingChange;
  details: ResponseBodyOf<typeof getRatingChange>;
}

export const ratingChanges = (client: () => TestClient) =>
  bulkChangeCalls<Answers>(client, { path: '/v1/users-rating/changes', rows: 'ratings' });
