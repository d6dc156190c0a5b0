import { UploadMemory } from './reserve-memory.ts';

const share = (key: string, maxBytes: number) => ({ key, maxBytes });

describe('UploadMemory', () => {
  it('rejects bytes beyond one share without affecting others', () => {
    const memory = new UploadMemory(100);
    const first = memory.reserve([share('guest a', 20), share('guests', 50)]);
    first.add(20);
    expect(() => first.add(1)).toThrow('TOO_MANY_REQUESTS');
    memory.reserve([share('guest b', 40), share('guests', 50)]).add(30);
    expect(() => memory.reserve([share('guest c', 40), share('guests', 50)]).add(1)).toThrow('TOO_MANY_REQUESTS');
    memory.reserve([share('user', 40)]).add(40);
  });

  it('rejects bytes beyond the total', () => {
    const memory = new UploadMemory(100);
    memory.reserve([]).add(90);
    expect(() => memory.reserve([]).add(11)).toThrow('SERVICE_UNAVAILABLE');
  });

  it('returns released bytes', () => {
    const memory = new UploadMemory(100);
    const reservation = memory.reserve([share('user', 50)]);
    reservation.add(50);
    reservation.release();
    memory.reserve([share('user', 50)]).add(50);
  });
});
