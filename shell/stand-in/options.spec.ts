import { parseOptions } from './options.ts';

describe('options of the command', () => {
  it('default to recorded responses and any port', () => {
    expect(parseOptions([])).toEqual({ api: undefined, port: undefined, given: [] });
  });

  it('are the origin of a site, a port, and states in their order', () => {
    const args = ['--api', 'http://localhost:3000/en', '--port', '4000', '--given', 'nothing', '--given', 'all'];
    expect(parseOptions(args)).toEqual({ api: 'http://localhost:3000', port: 4000, given: ['nothing', 'all'] });
  });

  it('ask for the usage', () => {
    expect(parseOptions(['--help'])).toBeUndefined();
  });

  it.each([
    [['--api', 'localhost:3000']],
    [['--api', 'ftp://localhost']],
    [['--port', '0']],
    [['--port', 'first']],
    [['--speed', '9']],
    [['mf-chat']],
  ])('%j are rejected', (args) => {
    expect(() => parseOptions(args)).toThrow();
  });
});
