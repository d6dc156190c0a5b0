import { html, trustedHtml } from './html.ts';

describe('html', () => {
  it('escapes texts in elements and attributes', () => {
    const name = `<script>"&'</script>`;
    expect(html`<p title="${name}">${name}</p>`.markup).toBe(
      '<p title="&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;">&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;</p>',
    );
  });

  it('inserts markup, lists of markup and numbers, and nothing for undefined', () => {
    const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${rows}</ul>${undefined}${3}${trustedHtml('<hr>')}`.markup).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>3<hr>',
    );
  });
});
