/** Content of a mail as plain texts, which the layouts escape. */
export interface Message {
  subject: string;
  /** Text after the subject in lists of mails. */
  preheader: string;
  heading: string;
  /** The deadline, shown first. */
  notice?: string;
  paragraphs: readonly string[];
  /** Goods: name, price per piece, and total. */
  items?: readonly MessageItem[];
  /** Label and amount; the last one is the total. */
  sums?: readonly (readonly [string, string])[];
  /** Label and value. */
  facts?: readonly (readonly [string, string])[];
  button: { label: string; link: string };
  /** Page with the same content without signing in. */
  track?: { label: string; link: string };
  /** Advice in case it was not the recipient. */
  aside: string;
  /** Address of the page that switches such mails off; absent in mails that an account requires. */
  preferences?: string;
}

export interface MessageItem {
  name: string;
  detail: string;
  amount: string;
  /** Address of its stored picture, which the layout shows if the mail contains it. */
  picture?: string;
}

/** Texts of every mail in one language. */
export interface Phrases {
  tagline: string;
  /** Without a name if the account's is not suitable. */
  greeting(name: string | undefined): string;
  /** Introduces the address of the button's link. */
  linkHint: string;
  footer: readonly string[];
  /** Introduces the address of the preferences. */
  choose: string;
  /** Replaces a link for staff who look at the mail, and its expiry. */
  hiddenLink: string;
  hiddenDeadline: string;
}
