/** Shows the destination and opens the chooser. Bundled with the page that shows it. */
export { DestinationButton } from './destination/destination-button.tsx';
