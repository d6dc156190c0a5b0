import { allCategories } from '../products/all-categories.ts';
import { producerArt, producers } from '../products/producers.ts';
import type { ProducerKey } from '../products/producers.ts';
import type { Picture } from './draw-picture.ts';

const feast = {
  layout: 'feast',
  emoji: ['red-paper-lantern', 'wrapped-gift', 'teapot', 'mango'],
} as const satisfies Picture;

/** Pictures that belong to no product: banners and the packed parcel. */
export const otherPictures = {
  tet: feast,
  freight: { layout: 'feast', emoji: ['airplane', 'package', 'passenger-ship', 'globe-showing-asia-australia'] },
  coffee: { layout: 'feast', emoji: ['mountain', 'hot-beverage', 'honey-pot', 'chestnut'] },
  packed: { layout: 'packed', emoji: ['delivery-truck', 'package'] },
} as const satisfies Record<string, Picture>;

/** The picture of a product or producer from its `art`, `main+small`. */
export function pairPicture(art: string): Picture {
  return { layout: 'beside', emoji: art.split('+') };
}

/** The picture of a category. */
export function singlePicture(emoji: string): Picture {
  return { layout: 'alone', emoji: [emoji] };
}

export function pictureKey({ layout, emoji }: Picture): string {
  return `${layout}:${emoji.join('+')}`;
}

/** Every picture of the demo once, by `pictureKey`. */
export function demoPictures(): Map<string, Picture> {
  const pictures: Picture[] = [
    ...allCategories.map(({ art }) => singlePicture(art)),
    ...allCategories.flatMap(({ products }) => products.map(({ art }) => pairPicture(art))),
    ...(Object.keys(producers) as ProducerKey[]).map((key) => pairPicture(producerArt(key))),
    ...Object.values(otherPictures),
  ];
  return new Map(pictures.map((picture) => [pictureKey(picture), picture]));
}
