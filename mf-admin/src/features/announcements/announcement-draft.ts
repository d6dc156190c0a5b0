import type { CallInput } from '@gvg/browser-kit';

/** Announcement before it is sent. The English texts are optional. */
export interface AnnouncementDraft {
  titleVi: string;
  titleEn: string;
  descriptionVi: string;
  descriptionEn: string;
  /** Path on this site. */
  link: string;
  image: string | null;
}

export const emptyDraft: AnnouncementDraft = {
  titleVi: '',
  titleEn: '',
  descriptionVi: '',
  descriptionEn: '',
  link: '',
  image: null,
};

export type DraftProblem = 'titleVi' | 'descriptionVi' | 'link';

/** Same rule as the contract: a path without host, and no backslash, which browsers read as a slash. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/;

export function problemsOf({ titleVi, descriptionVi, link }: AnnouncementDraft): DraftProblem[] {
  return [
    ...(titleVi.trim() === '' ? (['titleVi'] as const) : []),
    ...(descriptionVi.trim() === '' ? (['descriptionVi'] as const) : []),
    ...(link.trim() === '' || sitePath.test(pathOf(link)) ? [] : (['link'] as const)),
  ];
}

/** Turns a pasted URL of this site into its path, without the language prefix, which differs per reader. */
export function pathOf(link: string): string {
  const text = link.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const path = url?.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : text;
  return path.replace(/^\/en(?=\/|$)/, '') || '/';
}

/** Builds the request body. An undefined `user` addresses all accounts. */
export function announcementOf(
  draft: AnnouncementDraft,
  user: string | undefined,
): CallInput<'createNotification'>['body'] {
  const { titleVi, titleEn, descriptionVi, descriptionEn, link, image } = draft;
  return {
    typeNotify: 'PROMOTION',
    notify: {
      title: { vi: titleVi.trim(), en: titleEn.trim() },
      description: { vi: descriptionVi.trim(), en: descriptionEn.trim() },
      image,
      ...(link.trim() === '' ? {} : { link: pathOf(link) }),
    },
    ...(user === undefined ? {} : { user }),
  };
}
