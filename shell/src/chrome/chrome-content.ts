/** Content of header and footer in the page's language. It is embedded in the document, so it contains only what they show. */
export interface ChromeContent {
  slogan: string;
  intro?: { text: string; link: string };
  footer: FooterContent;
  /** Lowest price per kilogram in VND, by code of each shippable country; from current rates only. */
  freightPrices: Record<string, number>;
  /** Names of these countries by code. */
  countryNames: Record<string, string>;
  /** Whether the home page shows posts. */
  hasPosts: boolean;
}

export interface FooterContent {
  address: string[];
  phone: string;
  mail: string;
  intro: string;
  extraIntro: string;
  linkGroups: { title: string; links: { label: string; url: string }[] }[];
  social: string;
  contacts: { messenger: string; zalo: string; whatsapp: string };
}

export const emptyFooter: FooterContent = {
  address: [],
  phone: '',
  mail: '',
  intro: '',
  extraIntro: '',
  linkGroups: [],
  social: '',
  contacts: { messenger: '', zalo: '', whatsapp: '' },
};
