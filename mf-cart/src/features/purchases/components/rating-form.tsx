import { shellApi } from '@gvg/browser-kit';
import { FormError, FormField } from '@gvg/browser-kit/forms';
import type { Rating } from '@gvg/contracts/catalogue/http/ratings';
import { ratingStars } from '@gvg/contracts/catalogue/terms';
import type { RatingStars } from '@gvg/contracts/catalogue/terms';
import { useTranslation } from '@gvg/i18n';
import { Button, styled } from '@gvg/ui';
import { DialogActions } from '@gvg/ui/later-components';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { useRateProduct } from '../api/ratings.ts';
import { useUploads } from '../use-uploads.ts';
import { RatingPictures } from './rating-pictures.tsx';
import { StarField } from './star-field.tsx';

const Form = styled('form')({ display: 'grid', gap: 16 });

/** Limits of the call: length of a comment, number of pictures. */
const longestComment = 2_000;
export const picturesOfRating = 6;

export interface RatingFormProps {
  /** Id of the product. */
  product: string;
  name: string;
  /** The customer's earlier rating; null without one. */
  rating: Rating | null;
  onRated: () => void;
}

/** Stars, comment and pictures for one product. Edits an earlier rating. */
export function RatingForm({ product, name, rating: given, onRated }: RatingFormProps) {
  const { t } = useOrderTexts();
  const { t: tError } = useTranslation('errors');
  const [stars, setStars] = useState<RatingStars | undefined>(given?.stars);
  const [isMissing, setMissing] = useState(false);
  const [comment, setComment] = useState(given?.comment ?? '');
  const uploads = useUploads({ purpose: 'RATING', most: picturesOfRating, initial: given?.images ?? [] });
  const rating = useRateProduct(product, () =>
    shellApi().toast({ kind: 'success', text: t('rating.saved', { name }) }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stars === undefined) return setMissing(true);
    rating.mutate({ stars, comment: comment.trim(), images: uploads.urls }, { onSuccess: onRated });
  };
  const choose = (count: RatingStars) => {
    setStars(count);
    setMissing(false);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <StarField
        choices={ratingStars}
        stars={stars}
        onChoose={choose}
        error={isMissing ? t('rating.starsMissing') : undefined}
      />
      <FormField label={t('rating.comment')} hint={t('rating.commentHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={longestComment}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
        )}
      </FormField>
      <RatingPictures uploads={uploads} />
      <FormError message={rating.error ? tError(rating.error.code) : undefined} />
      <DialogActions>
        <Button type="submit" disabled={rating.isPending || uploads.isUploading}>
          {t(given === null ? 'rating.submit' : 'rating.update')}
        </Button>
      </DialogActions>
    </Form>
  );
}
