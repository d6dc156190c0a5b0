import { withSteadyBoundary } from './steady-pact.ts';

const form = (boundary: string) =>
  JSON.stringify({
    interactions: [
      {
        description: 'a picture',
        request: {
          headers: { 'Content-Type': [`multipart/form-data; boundary=${boundary}`] },
          body: {
            content: Buffer.from(`--${boundary}\r\n\x89PNG\r\n--${boundary}--`, 'latin1').toString('base64'),
            encoded: 'base64',
          },
        },
      },
    ],
  });

test('a pact with a form is identical after every run', () => {
  expect(withSteadyBoundary(form('xKsJjQQ9'))).toBe(withSteadyBoundary(form('Q0Lw+1')));
  const { interactions } = JSON.parse(withSteadyBoundary(form('xKsJjQQ9'))) as {
    interactions: [{ request: { body: { content: string } } }];
  };
  expect(Buffer.from(interactions[0].request.body.content, 'base64').toString('latin1')).toBe(
    '--form-boundary\r\n\x89PNG\r\n--form-boundary--',
  );
});

test('a pact without forms is unchanged', () => {
  const pact = JSON.stringify({
    interactions: [{ request: { headers: { 'Content-Type': ['application/json'] } } }, {}],
  });
  expect(withSteadyBoundary(pact)).toBe(pact);
});
