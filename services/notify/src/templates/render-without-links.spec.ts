import { mailTemplates } from '@gvg/contracts/identity/mail-templates';
import { locales } from '@gvg/contracts/values/locale';
import { buildHiddenMessage, buildMessage } from './build-message.ts';
import { sampleContent, sampleLink } from './mail-contents.fixtures.ts';
import { renderWithoutLinks } from './render-without-links.ts';

const code = sampleLink.split('#code=')[1] ?? '';
const reader = { locale: 'vi', displayName: 'Nguyễn Thu Hà' } as const;

describe.each(mailTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const)))(
  '%s in %s',
  (template, locale) => {
    it('shows staff neither link nor code, even if a message contains them', () => {
      const content = sampleContent(template, locale);
      const hidden = renderWithoutLinks(buildHiddenMessage({ ...content, hasLink: true }), content);
      expect(hidden.text).toContain(locale === 'vi' ? '(liên kết chỉ có trong thư' : '(the link is in');
      for (const { text } of [hidden, renderWithoutLinks(buildMessage(content, 'https://shop.example'), content)]) {
        expect(text).not.toMatch(/https?:|#code=/);
        expect(text).not.toContain(code);
      }
    });
  },
);

it('hides links that users have put into the text of a mail', () => {
  const message = buildHiddenMessage({ ...sampleContent('WELCOME', 'vi'), hasLink: false });
  const { text } = renderWithoutLinks(
    {
      ...message,
      paragraphs: [`see ${sampleLink}, or ${code}`],
      items: [{ name: 'http://a.example/b', detail: '', amount: '' }],
    },
    reader,
  );
  expect(text).not.toMatch(/example\/|abcdefghij/);
});
