import { useWatch } from '@gvg/browser-kit/forms';
import type { PageTemplateType } from '@gvg/contracts/catalogue/terms';
import { styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { TemplateForm } from '../use-template-draft.tsx';
import { ItemList } from './item-list.tsx';
import { LinkRows } from './link-rows.tsx';
import { LocalizedField } from './localized-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PlainField } from './plain-field.tsx';

interface FieldsProps {
  form: TemplateForm;
}

const Stack = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });

const none = () => ({ vi: '', en: '' });

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <StaffCard title={title}>
      <CardContent>{children}</CardContent>
    </StaffCard>
  );
}

function HeaderFields({ form }: FieldsProps) {
  const { t } = useStaffTexts();
  return (
    <>
      <Card title={t('templates.fields.slogan')}>
        <LocalizedField form={form} name="slogan" label={t('templates.fields.slogan')} maxLength={300} />
      </Card>
      <Card title={t('templates.fields.intro')}>
        <LocalizedField form={form} name="intro.text" label={t('templates.fields.label')} maxLength={120} />
        <PlainField form={form} name="intro.link" label={t('templates.fields.link')} hint={t('templates.linkHint')} />
      </Card>
    </>
  );
}

function FooterFields({ form }: FieldsProps) {
  const { t } = useStaffTexts();
  return (
    <>
      <Card title={t('templates.contactDetails')}>
        <PlainField form={form} name="address" label={t('templates.fields.address')} isList />
        <PlainField form={form} name="phone" label={t('templates.fields.phone')} type="tel" />
        <PlainField form={form} name="mail" label={t('templates.fields.mail')} type="email" />
        <PlainField form={form} name="social" label={t('templates.fields.social')} type="url" />
      </Card>
      <Card title={t('templates.fields.intro')}>
        <LocalizedField form={form} name="intro" label={t('templates.fields.intro')} maxLength={300} />
        <LocalizedField form={form} name="extraIntro" label={t('templates.fields.extraIntro')} maxLength={300} />
      </Card>
      {[0, 1, 2].map((group) => (
        <Card key={group} title={`${t('templates.fields.linkGroups')} ${group + 1}`}>
          <LocalizedField
            form={form}
            name={`linkGroups.${group}.title`}
            label={t('templates.fields.title')}
            maxLength={120}
          />
          <LinkRows form={form} name={`linkGroups.${group}.links`} kind="links" most={12} />
        </Card>
      ))}
      <Card title={t('templates.fields.contacts')}>
        {(['messenger', 'zalo', 'whatsapp'] as const).map((channel) => (
          <PlainField
            key={channel}
            form={form}
            name={`contacts.${channel}`}
            label={t(`templates.fields.${channel}`)}
            hint={channel === 'whatsapp' ? t('templates.contactsHint') : undefined}
            type="url"
          />
        ))}
      </Card>
    </>
  );
}

const newBanner = () => ({ image: '', eyebrow: none(), title: none(), text: none(), actions: [] });
const newPost = () => ({ title: none(), excerpt: none(), image: '', link: '' });

function HomepageFields({ form }: FieldsProps) {
  const { t } = useStaffTexts();
  return (
    <>
      <ItemList form={form} name="banners" most={10} create={newBanner}>
        {(path) => (
          <Stack>
            <LocalizedField
              form={form}
              name={`${path}.eyebrow`}
              label={t('templates.fields.eyebrow')}
              maxLength={300}
            />
            <LocalizedField form={form} name={`${path}.title`} label={t('templates.fields.title')} maxLength={300} />
            <LocalizedField
              form={form}
              name={`${path}.text`}
              label={t('templates.fields.text')}
              kind="lines"
              maxLength={300}
            />
            <PictureField form={form} name={`${path}.image`} label={t('templates.fields.image')} />
            <LinkRows form={form} name={`${path}.actions`} kind="actions" most={2} />
          </Stack>
        )}
      </ItemList>
      <Card title={t('templates.fields.introduction')}>
        <LocalizedField form={form} name="introduction" label={t('templates.fields.introduction')} kind="rich" />
      </Card>
      <ItemList form={form} name="posts" most={24} create={newPost}>
        {(path) => (
          <Stack>
            <LocalizedField form={form} name={`${path}.title`} label={t('templates.fields.title')} maxLength={300} />
            <LocalizedField
              form={form}
              name={`${path}.excerpt`}
              label={t('templates.fields.excerpt')}
              kind="lines"
              maxLength={600}
            />
            <PlainField
              form={form}
              name={`${path}.link`}
              label={t('templates.fields.link')}
              hint={t('templates.linkHint')}
            />
            <PictureField form={form} name={`${path}.image`} label={t('templates.fields.image')} />
          </Stack>
        )}
      </ItemList>
    </>
  );
}

function RateTableFields({ form }: FieldsProps) {
  const { t } = useStaffTexts();
  return (
    <>
      <Card title={t('templates.fields.title')}>
        <LocalizedField form={form} name="title" label={t('templates.fields.title')} maxLength={300} />
      </Card>
      <Card title={t('templates.fields.introduction')}>
        <LocalizedField form={form} name="introduction" label={t('templates.fields.introduction')} kind="rich" />
      </Card>
      <Card title={t('templates.fields.notes')}>
        <LocalizedField form={form} name="notes" label={t('templates.fields.notes')} kind="rich" />
      </Card>
    </>
  );
}

function PageFields({ form }: FieldsProps) {
  const { t } = useStaffTexts();
  const slug = useWatch({ control: form.control, name: 'slug' as 'type' }) as string;
  return (
    <>
      <Card title={t('templates.fields.title')}>
        <LocalizedField form={form} name="title" label={t('templates.fields.title')} maxLength={300} />
        <PlainField
          form={form}
          name="slug"
          label={t('templates.fields.slug')}
          hint={t('templates.slugHint', { slug })}
        />
      </Card>
      <Card title={t('templates.fields.body')}>
        <LocalizedField form={form} name="body" label={t('templates.fields.body')} kind="rich" />
      </Card>
    </>
  );
}

const fieldsOf = {
  HOMEPAGE: HomepageFields,
  HEADER: HeaderFields,
  FOOTER: FooterFields,
  RATE_TABLE: RateTableFields,
  PAGE: PageFields,
} satisfies Record<PageTemplateType, unknown>;

/** Fields for the type of a template. */
export function TemplateFields({ form, type }: FieldsProps & { type: PageTemplateType }) {
  const Fields = fieldsOf[type];
  return <Fields form={form} />;
}
