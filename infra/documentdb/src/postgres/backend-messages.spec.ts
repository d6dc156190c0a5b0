import { BackendMessageSplitter, dataRow } from './backend-messages.ts';

function message(tag: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(tag), length, Buffer.from(body)]);
}

const bytes = Buffer.concat([message('D', 'a'.repeat(200)), message('C', ''), message('Z', 'I')]);

describe('messages of the engine', () => {
  it.each([1, 4, 5, 6, 7, 100, bytes.length])('are returned whole from chunks of %i bytes', (size) => {
    const found: [string, number][] = [];
    const splitter = new BackendMessageSplitter((tag, body) => found.push([String.fromCharCode(tag), body.length]));
    for (let offset = 0; offset < bytes.length; offset += size) splitter.push(bytes.subarray(offset, offset + size));
    expect(found).toEqual([
      ['D', 200],
      ['C', 0],
      ['Z', 1],
    ]);
  });

  it('contain the columns of a row, including null and empty ones', () => {
    const row = Buffer.from([0, 3, 0, 0, 0, 2, 0x68, 0x69, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
    expect(dataRow(row)).toEqual([Buffer.from('hi'), null, Buffer.alloc(0)]);
  });
});
