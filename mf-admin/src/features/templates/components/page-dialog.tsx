import { shellApi } from '@gvg/browser-kit';
import { createPageTemplate } from '@gvg/contracts/catalogue/http/page-templates';
import { slugOf } from '@gvg/contracts/values/slug';
import { validationDetails } from '@gvg/contracts/definitions/validation';
import { useNavigate } from '@gvg/router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useTemplateWrite } from '../api/templates.ts';
import { paragraphsOf } from '../paragraphs-of.ts';

/** Creates a text page with title, path and initial text. The editor has the other fields. */
export function PageDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [typedSlug, setSlug] = useState<string>();
  const [text, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const write = useTemplateWrite('createPageTemplate');
  const slug = typedSlug ?? slugOf(title).slice(0, 80);
  const body = {
    type: 'PAGE' as const,
    slug,
    title: { vi: title, en: '' },
    body: { vi: paragraphsOf(text), en: '' },
  };
  const issues = validationDetails(createPageTemplate.body!.safeParse(body).error?.issues ?? [], body, locale);
  const errorOf = (path: string) => (wasSent ? issues.find((issue) => issue.path === path)?.message : undefined);
  const submit = () => {
    setSent(true);
    if (issues.length > 0) return;
    write.mutate(
      { body },
      {
        onSuccess: ({ _id }) => {
          onClose();
          shellApi().toast({ kind: 'success', text: t('templates.created') });
          void navigate(`/admin/templates/${_id}`);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={t('templates.createTitle')}
      text={t('templates.createText')}
      submit={t('templates.create')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={`${t('templates.fields.title')} · ${t('templates.languages.vi')}`}
        value={title}
        maxLength={300}
        error={errorOf('title.vi')}
        onChange={setTitle}
      />
      <TextInput
        label={t('templates.fields.slug')}
        value={slug}
        maxLength={80}
        hint={t('templates.slugHint', { slug })}
        error={errorOf('slug')}
        onChange={setSlug}
      />
      <TextInput label={t('templates.firstText')} value={text} rows={4} error={errorOf('body.vi')} onChange={setText} />
    </ConfirmDialog>
  );
}
