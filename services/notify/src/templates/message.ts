/** What a mail says, as plain texts: the layouts escape them. */
export interface Message {
  subject: string;
  /** What lists of mails show after the subject. */
  preheader: string;
  heading: string;
  /** The deadline, first of all. */
  notice?: string;
  paragraphs: readonly string[];
  /** Goods: what, how much for one, and what for all of it. */
  items?: readonly MessageItem[];
  /** Label and amount; the last is what matters. */
  sums?: readonly (readonly [string, string])[];
  /** Label and value. */
  facts?: readonly (readonly [string, string])[];
  button: { label: string; link: string };
  /** Where the same is found without signing in. */
  track?: { label: string; link: string };
  /** What to do if it was not the recipient. */
  aside: string;
  /** Address of the page where such mails are switched off; absent in mails that an account cannot do without. */
  preferences?: string;
}

export interface MessageItem {
  name: string;
  detail: string;
  amount: string;
  /** Address of its stored picture; the layout shows it where the mail contains it. */
  picture?: string;
}

/** What every mail says in one language. */
export interface Phrases {
  tagline: string;
  /** Without a name, where the account's is not fit to be shown. */
  greeting(name: string | undefined): string;
  /** Introduces the address of the button's link. */
  linkHint: string;
  footer: readonly string[];
  /** Introduces the address of the preferences. */
  choose: string;
  /** Stands for a link where staff looks at the mail, and for the time until when it works. */
  hiddenLink: string;
  hiddenDeadline: string;
}
