// A connection that nobody answers, as when a process hangs or a phone changes its network.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Socket } from '../src/net/socket';
import { Line } from './line';

const heard: string[] = [];
let socket: Socket;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  heard.length = 0;
  socket = new Socket('K7QF-2M9X-RBT4', {
    opened: () => heard.push('opened'),
    received: (message) => heard.push(message.type),
    lost: () => heard.push('lost'),
    ended: () => heard.push('ended'),
  });
  await vi.advanceTimersByTimeAsync(1);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says in its address where the table is, for a proxy before several servers', () => {
  expect(Line.last.address).toMatch(/\/socket\?at=K7$/);
});

const pong = () => Line.last.say({ type: 'pong', id: 'ping', now: Date.now() });

it('is given up within ten seconds of silence, and opened anew', async () => {
  const silent = Line.last;
  await vi.advanceTimersByTimeAsync(10_500);
  expect(silent.sent).toMatchObject([{ type: 'ping' }]);
  expect(heard).toEqual(['opened', 'lost', 'opened']);
  expect(Line.all).toHaveLength(2);
});

it('is kept as long as the server answers', async () => {
  for (let seconds = 0; seconds < 60; seconds++) {
    await vi.advanceTimersByTimeAsync(1_000);
    if (Line.last.sent.length) pong();
  }
  expect(heard).not.toContain('lost');
  expect(Line.all).toHaveLength(1);
});

it('is kept while a slow answer is waited for, if the server answers at all', async () => {
  socket.send({ type: 'hint', id: 'h', match: 'm', seq: 1, press: 3 });
  await vi.advanceTimersByTimeAsync(4_000);
  pong();
  await vi.advanceTimersByTimeAsync(4_000);
  pong();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(heard).not.toContain('lost');
});

it('says nothing of a line that it has given up', async () => {
  const silent = Line.last;
  await vi.advanceTimersByTimeAsync(10_500);
  const before = [...heard];
  silent.onmessage?.({ data: JSON.stringify({ type: 'pong', id: 'late', now: 0 }) });
  silent.onclose?.({ code: 1006 });
  expect(heard).toEqual(before);
});
