import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** What an action of the audit is called: its own words, or its verb and what it is about. */
export function useActionName(): (action: string) => string {
  const { t } = useStaffTexts();
  return (action) => {
    const own = t(`audit.actions.${action}`, { defaultValue: '' });
    if (own !== '') return own;
    const [type = '', verb = ''] = action.split('.');
    return t('audit.verbOf', {
      verb: t(`audit.verbs.${verb}`, { defaultValue: verb }),
      subject: t(`audit.subjects.${type}`, { defaultValue: type }).toLowerCase(),
    });
  };
}
