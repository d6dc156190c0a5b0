import { hairCare } from './cosmetics/hair-care.ts';
import { makeUp } from './cosmetics/make-up.ts';
import { oilsAndSoaps } from './cosmetics/oils-soaps.ts';
import { skinCare } from './cosmetics/skin-care.ts';
import { fruit } from './fresh-food/fruit.ts';
import { hams } from './fresh-food/hams.ts';
import { seafood } from './fresh-food/seafood.ts';
import { vegetables } from './fresh-food/vegetables.ts';
import { ginsengAndNests } from './functional-foods/ginseng-nests.ts';
import { herbalPowders } from './functional-foods/herbal-powders.ts';
import { honey } from './functional-foods/honey.ts';
import { supplements } from './functional-foods/supplements.ts';
import { balms } from './medicines/balms.ts';
import { coughAndCold } from './medicines/cough-cold.ts';
import { digestion } from './medicines/digestion.ts';
import { traditional } from './medicines/traditional.ts';
import { noodles } from './packaged-food/noodles.ts';
import { nutsAndDriedFruit } from './packaged-food/nuts-dried-fruit.ts';
import { ricePaper } from './packaged-food/rice-paper.ts';
import { spices } from './packaged-food/spices.ts';
import { sweets } from './packaged-food/sweets.ts';
import type { CategoryData } from './product-data.ts';
import { flowerSeeds } from './seeds/flower-seeds.ts';
import { fruitingSeeds } from './seeds/fruiting-seeds.ts';
import { herbSeeds } from './seeds/herb-seeds.ts';
import { leafySeeds } from './seeds/leafy-seeds.ts';
import { coffee } from './water-food/coffee.ts';
import { drinks } from './water-food/drinks.ts';
import { fishSauce } from './water-food/fish-sauce.ts';
import { tea } from './water-food/tea.ts';

export const allCategories: readonly CategoryData[] = [
  ricePaper,
  noodles,
  sweets,
  nutsAndDriedFruit,
  spices,
  seafood,
  fruit,
  hams,
  vegetables,
  fishSauce,
  tea,
  coffee,
  drinks,
  skinCare,
  hairCare,
  makeUp,
  oilsAndSoaps,
  honey,
  ginsengAndNests,
  herbalPowders,
  supplements,
  leafySeeds,
  herbSeeds,
  fruitingSeeds,
  flowerSeeds,
  balms,
  coughAndCold,
  digestion,
  traditional,
];
