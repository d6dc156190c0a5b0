export { createDestination } from './destination/create-destination.ts';
export { addressWithoutDestination } from './destination/country-in-address.ts';
export { countryName, provideCountryNames } from './destination/country-name.ts';
export {
  chooseDestination,
  isDestinationChosen,
  openDestinationChooser,
  useDestination,
  useLowestPrices,
} from './destination/use-destination.ts';
export { DestinationInAddress } from './destination/destination-in-address.tsx';
export { NotFound } from './not-found/not-found.tsx';
