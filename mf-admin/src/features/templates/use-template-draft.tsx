import { ApiError, asApiError, pageContext, shellApi } from '@gvg/browser-kit';
import { useApiForm, useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import type { ApiForm } from '@gvg/browser-kit/forms';
import type { TemplateContent, TemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { useQueryClient } from '@gvg/query';
import { dequal } from 'dequal/lite';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useConflictMerge } from '../../form/use-conflict-merge.tsx';
import { useStaffTexts } from '../../texts/staff-texts.ts';
import { draftQuery, templatesKey } from './api/templates.ts';
import { pathLabel } from './content-changes.ts';
import { contentSchema, valuesOf } from './content-values.ts';
import { shownValue } from './shown-value.ts';

/** Debounce of saving in milliseconds. */
const typingMs = 800;

export type TemplateForm = ApiForm<TemplateContent, TemplateContent>;

export interface TemplateDraftState {
  form: TemplateForm;
  /** Stored draft. */
  draft: TemplateDraft;
  isSaving: boolean;
  /** Error of the last attempt to save. */
  error: ApiError | undefined;
  /** Path of the first invalid field, which blocks saving. */
  wrongPath: string | undefined;
  discard: () => Promise<void>;
  /** Asks about fields that another user has also changed. */
  conflictDialog: ReactNode;
}

/**
 * Form of a template's draft. Input is saved automatically as the draft, so that it survives leaving the page, and submitting publishes it. After a concurrent
 * save or publication, fields that only one side changed are merged, and the user decides about the others.
 */
export function useTemplateDraft(loaded: TemplateDraft): TemplateDraftState {
  const { t } = useStaffTexts();
  const client = useQueryClient();
  const [draft, setDraft] = useState(loaded);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [wrongPath, setWrongPath] = useState<string>();
  const record = useRef(loaded);
  /** Content stored by the service. Other form content is unsaved. */
  const stored = useRef<TemplateContent>(loaded.content);
  const running = useRef<Promise<void>>(undefined);
  const id = loaded.template;

  const take = (next: TemplateDraft) => {
    record.current = next;
    setDraft(next);
    client.setQueryData(draftQuery(id).queryKey, next);
  };
  const form: TemplateForm = useApiForm<TemplateContent, TemplateContent>({
    schema: contentSchema,
    defaultValues: valuesOf(loaded.content),
    onSubmit: publish,
  });
  const unsavedContent = () => {
    const parsed = contentSchema.safeParse(form.getValues());
    setWrongPath(parsed.success ? undefined : parsed.error.issues[0]?.path.join('.'));
    return parsed.success && !dequal(parsed.data, stored.current) ? parsed.data : undefined;
  };

  const conflict = useConflictMerge(form, {
    labelOf: (path) => pathLabel(path, t),
    show: (_, value) => shownValue(value, t),
  });

  /** Applies the user's changes since `base` to `theirs`. */
  async function merge(base: TemplateContent, theirs: TemplateContent): Promise<void> {
    // The conflict dialog was closed, so nothing is saved until the next change.
    if (!(await conflict.merge(valuesOf(base), valuesOf(theirs))))
      throw new ApiError(409, { message: 'VERSION_CONFLICT' });
  }

  /** Merges what others have saved, and what was published since the draft began. */
  async function follow(present: TemplateDraft): Promise<void> {
    await merge(stored.current, present.content);
    stored.current = present.content;
    take(present);
    if (present.base !== undefined) await merge(present.base.content, present.published.content);
  }

  async function send(content: TemplateContent): Promise<void> {
    const { revision, published } = record.current;
    try {
      const body = { content, basedOn: published.revision, revision };
      const saved = await pageContext().api.call('saveTemplateDraft', { params: { id }, body });
      stored.current = content;
      take(saved);
    } catch (thrown) {
      const failure = asApiError(thrown);
      if (failure.code !== 'VERSION_CONFLICT') throw failure;
      await follow(failure.current as TemplateDraft);
    }
  }

  /** Saves until the service has the content of the form, one request at a time. */
  async function saveAll(): Promise<void> {
    setSaving(true);
    setError(undefined);
    try {
      // Also saves unchanged content after a merge, because the draft is then based on another version.
      let isOutdated = record.current.base !== undefined;
      for (let content = unsavedContent(); content !== undefined || isOutdated; content = unsavedContent()) {
        await send(content ?? stored.current);
        isOutdated = record.current.base !== undefined;
      }
    } catch (thrown) {
      setError(asApiError(thrown));
      throw thrown;
    } finally {
      setSaving(false);
      running.current = undefined;
    }
  }
  const save = () => (running.current ??= saveAll());

  async function publish(): Promise<void> {
    await save();
    try {
      const { revision } = record.current;
      await pageContext().api.call('publishTemplateDraft', { params: { id }, body: { revision } });
    } catch (thrown) {
      const failure = asApiError(thrown);
      if (failure.code !== 'VERSION_CONFLICT') throw failure;
      await follow(failure.current as TemplateDraft);
      return publish();
    }
    const present = await pageContext().api.call('getTemplateDraft', { params: { id } });
    stored.current = present.content;
    take(present);
    void client.invalidateQueries({ queryKey: templatesKey });
    shellApi().toast({ kind: 'success', text: t('templates.published') });
  }

  async function discard(): Promise<void> {
    const present = await pageContext().api.call('removeTemplateDraft', { params: { id } });
    stored.current = present.content;
    take(present);
    form.reset(valuesOf(present.content));
    setWrongPath(undefined);
    setError(undefined);
  }

  const latest = useRef({ save, unsavedContent });
  latest.current = { save, unsavedContent };
  const { subscribe } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => {
      timer = undefined;
      // The error stays on the page, and the next change tries again.
      if (latest.current.unsavedContent() !== undefined) latest.current.save().catch(() => undefined);
    };
    const end = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(saveNow, typingMs);
      },
    });
    // A draft older than the published version is merged at once.
    if (record.current.base !== undefined) {
      const { base, published } = record.current;
      void merge(base.content, published.content)
        .then(save)
        .catch(() => undefined);
    }
    return () => {
      end();
      if (timer === undefined) return;
      clearTimeout(timer);
      saveNow();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- for as long as the form is on the page
  }, [subscribe]);

  // Others may have saved while there were no local changes.
  useEffect(() => {
    if (loaded.revision <= record.current.revision && loaded.published.revision <= record.current.published.revision)
      return;
    if (running.current !== undefined || latest.current.unsavedContent() !== undefined) return;
    record.current = loaded;
    stored.current = loaded.content;
    setDraft(loaded);
    form.reset(valuesOf(loaded.content));
    // oxlint-disable-next-line react/exhaustive-deps -- only what is loaded anew
  }, [loaded]);

  useUnsavedChangesGuard(wrongPath !== undefined || error !== undefined);
  return {
    form,
    draft,
    isSaving,
    error,
    wrongPath,
    discard,
    conflictDialog: conflict.conflictDialog,
  };
}
