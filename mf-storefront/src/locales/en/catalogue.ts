/** Product terms: types, priorities, categories. */
export const catalogue = {
  packed: '{{weight}} packed',
  sold: '{{amount}} sold',
  stars: '{{stars}} out of 5 stars',
  soldOut: 'Sold out',
  needsQuote: 'Needs a quote',
  onSale: '{{percent}}% off',
  type: {
    NORMAL: 'Normal goods',
    HARD_TO_GET: 'Hard to get',
    MUST_BE_PACKAGED: 'Needs packing and preserving',
    EXPORT: 'Imported goods',
    HEAVY: 'Heavy goods',
  },
  priority: {
    '1': 'Priority 1',
    '2': 'Priority 2',
    '3': 'Priority 3',
    SPECIAL: 'Special',
    LIMITED: 'Limited',
  },
  categoryType: {
    COSMETICS: 'Cosmetics',
    FUNCTIONAL_FOODS: 'Functional foods',
    MEDICINES: 'Medicines',
    SEEDS: 'Seeds',
    FRESH_FOOD: 'Fresh food',
    PACKAGED_FOOD: 'Packaged food',
    WATER_FOOD: 'Drinks and liquid food',
  },
};
