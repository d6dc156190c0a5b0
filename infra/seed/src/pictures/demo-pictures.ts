import { allCategories } from '../products/all-categories.ts';
import { producerArt, producers } from '../products/producers.ts';
import type { ProducerKey } from '../products/producers.ts';
import { pictureKey } from './picture.ts';
import type { Picture } from './picture.ts';

const feast = {
  layout: 'feast',
  emoji: ['red-paper-lantern', 'wrapped-gift', 'teapot', 'mango'],
} as const satisfies Picture;

/** Pictures unrelated to a product: banners, the packed parcel and photos taken by staff. */
export const otherPictures = {
  tet: feast,
  freight: { layout: 'feast', emoji: ['airplane', 'package', 'passenger-ship', 'globe-showing-asia-australia'] },
  coffee: { layout: 'feast', emoji: ['mountain', 'hot-beverage', 'honey-pot', 'chestnut'] },
  packed: { layout: 'packed', emoji: ['delivery-truck', 'package'] },
  unknownParcel: { layout: 'packed', emoji: ['package', 'bookmark-tabs'] },
} as const satisfies Record<string, Picture>;

/** Returns the picture of a product or producer from its `art`, `main+small`. */
export function pairPicture(art: string): Picture {
  return { layout: 'beside', emoji: art.split('+') };
}

/** Returns the picture of a category. */
export function singlePicture(emoji: string): Picture {
  return { layout: 'alone', emoji: [emoji] };
}

/** Returns every picture of the demo once, by `pictureKey`. */
export function demoPictures(): Map<string, Picture> {
  const pictures: Picture[] = [
    ...allCategories.map(({ art }) => singlePicture(art)),
    ...allCategories.flatMap(({ products }) => products.map(({ art }) => pairPicture(art))),
    ...(Object.keys(producers) as ProducerKey[]).map((key) => pairPicture(producerArt(key))),
    ...Object.values(otherPictures),
  ];
  return new Map(pictures.map((picture) => [pictureKey(picture), picture]));
}
