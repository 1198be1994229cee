import { create } from '@bufbuild/protobuf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../src/protocol/connection';
import { ActionSchema, Reason, type Acted, type ClientFrame } from '../src/protocol/messages';
import { Pending } from '../src/protocol/pending';
import { Session, type Audience } from '../src/protocol/session';
import { gauge, handle, picture, piece } from './build';
import { MemoryShelf, settle, Wire } from './wire';

const token = new Uint8Array([1, 2, 3]);
let wire: Wire;
let connection: Connection;
let shelf: MemoryShelf;
let heard: string[];
let acted: Acted[];
let read = 0;

const audience: Audience = {
  pictured: (_, number, past) =>
    heard.push(`picture ${number}${past ? ` after ${past.told.length}` : ''}`),
  readUpTo: () => read,
  updated: (_before, _after, _news, number) => heard.push(`update ${number}`),
  attached: () => heard.push('attached'),
  changed: () => heard.push('changed'),
  clocked: (clocks) => heard.push(`clocks ${clocks.map((one) => one.left).join(' ')}`),
  acted: (one) => acted.push(one),
  refused: (error) => heard.push(error.message),
};

const sitAgain = () => new Session(connection, 'm', token, new Pending(shelf, 'm.0'), audience);

async function sit(lastCommand = 0): Promise<Session> {
  const session = sitAgain();
  await wire.link.welcome();
  await attach(lastCommand);
  wire.link.tell({ case: 'fresh', value: { number: 4, picture: picture({ pieces: [piece(1)] }) } });
  return session;
}

const attach = (lastCommand = 0, number = 4) =>
  wire.link.answer('attach', {
    case: 'attached',
    value: { match: { match: 'm' }, number, lastCommand },
  });

const value = <Case extends string>(frame: ClientFrame | undefined, kind: Case) => {
  expect(frame?.body.case).toBe(kind);
  return frame!.body.value as Extract<ClientFrame['body'], { case: Case }>['value'];
};

const action = create(ActionSchema, { verb: 'move', piece: handle(1) });

beforeEach(() => {
  vi.useFakeTimers();
  wire = new Wire();
  connection = new Connection(wire.dial);
  shelf = new MemoryShelf();
  heard = [];
  acted = [];
  read = 0;
});

afterEach(() => vi.useRealTimers());

test('asks for what it has not read, and hands it over with the picture', async () => {
  read = 2;
  sitAgain();
  await wire.link.welcome();
  expect(value(wire.link.last('attach'), 'attach')).toMatchObject({
    have: 2,
    fresh: true,
    past: true,
  });
  await attach();
  wire.link.tell({ case: 'past', value: { told: [new Uint8Array(), new Uint8Array()] } });
  wire.link.tell({ case: 'fresh', value: { number: 4, picture: picture() } });

  expect(heard).toEqual(['attached', 'picture 4 after 2']);
});

test('says hello, shows the token, and asks for the whole picture', async () => {
  await sit();

  expect(wire.link.frames.map((frame) => frame.body.case)).toEqual(['hello', 'attach']);
  expect(value(wire.link.last('attach'), 'attach')).toMatchObject({
    match: 'm',
    have: 0,
    fresh: true,
  });
  expect(heard).toEqual(['attached', 'picture 4']);
});

test('applies the next update and no other', async () => {
  const session = await sit();

  wire.link.update({ number: 4, change: { gauges: [gauge('turn', 9)] } });
  wire.link.update({ number: 5, change: { gauges: [gauge('turn', 2)] } });
  wire.link.update({ number: 5, change: { gauges: [gauge('turn', 9)] } });

  expect(heard.slice(2)).toEqual(['update 5']);
  expect(session.table?.gauges.get('turn')?.value).toBe(2);
});

test('a gap is not bridged by guessing: it asks again from what it has', async () => {
  const session = await sit();

  wire.link.update({ number: 6, change: { gauges: [gauge('turn', 9)] } });

  expect(session.number).toBe(4);
  expect(value(wire.link.last('attach'), 'attach')).toMatchObject({ have: 4, fresh: false });
});

test('comes back by itself and resumes where it was', async () => {
  await sit();
  wire.link.update({ number: 5, change: {} });

  wire.link.cut();
  expect(connection.standing.is).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2000);
  await wire.link.welcome();

  expect(wire.links.length).toBe(2);
  expect(value(wire.link.last('attach'), 'attach')).toMatchObject({ have: 5, fresh: false });
});

test('waits longer with every failed try', async () => {
  await sit();
  wire.link.cut();
  await vi.advanceTimersByTimeAsync(400);
  expect(wire.links.length).toBe(2);

  wire.link.cut();
  await vi.advanceTimersByTimeAsync(400);
  expect(wire.links.length).toBe(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(wire.links.length).toBe(3);
});

test('does not come back when another window took the seat', async () => {
  await sit();

  wire.link.cut(4001);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(connection.standing.is).toBe('replaced');
  expect(wire.links.length).toBe(1);
});

test('a command carries the next number and the update it was made on', async () => {
  const session = await sit(7);

  session.take(action);

  expect(value(wire.link.last('act'), 'act')).toMatchObject({ command: 8, madeOn: 4 });
  await wire.link.answer('act', { case: 'acted', value: { command: 8, number: 5 } });
  expect(acted.map((one) => one.command)).toEqual([8]);
  expect(session.busy).toBe(false);
});

test('only one command is on its way at a time', async () => {
  const session = await sit();

  session.take(action);
  session.take(action);

  expect(wire.link.frames.filter((frame) => frame.body.case === 'act').length).toBe(1);
});

test('a command whose answer was lost is sent again under the same number', async () => {
  const session = await sit();
  session.take(action);

  wire.link.cut();
  await vi.advanceTimersByTimeAsync(2000);
  await wire.link.welcome();
  await attach(1, 5);

  expect(value(wire.link.last('act'), 'act')).toMatchObject({ command: 1, madeOn: 4 });
  await wire.link.answer('act', { case: 'acted', value: { command: 1, number: 5 } });
  expect(acted.length).toBe(1);
  expect(session.busy).toBe(false);
});

test('a command also outlives the page', async () => {
  const session = await sit();
  session.take(action);
  session.leave();
  connection.close();

  connection = new Connection(wire.dial);
  sitAgain();
  await wire.link.welcome();
  await attach(1, 5);

  expect(value(wire.link.last('act'), 'act')).toMatchObject({ command: 1, madeOn: 4 });
});

test('the command after a lost one has a number of its own', async () => {
  const session = await sit(3);
  session.take(action);
  await wire.link.answer('act', { case: 'acted', value: { command: 4, number: 5 } });
  session.take(action);

  expect(value(wire.link.last('act'), 'act').command).toBe(5);
});

test('turned away for a while, it sends the same command again', async () => {
  const session = await sit();
  session.take(action);
  const slow = { reason: Reason.TOO_MANY, words: 'slow down' };
  await wire.link.answer('act', { case: 'refused', value: slow });
  expect(acted.length).toBe(0);

  await vi.advanceTimersByTimeAsync(500);

  const acts = wire.link.frames.filter((frame) => frame.body.case === 'act');
  expect(acts.map((frame) => value(frame, 'act').command)).toEqual([1, 1]);
});

test('a refusal reaches the player in words, and the seat is free again', async () => {
  const session = await sit();
  session.take(action);
  const refused = { reason: Reason.STALE, words: 'The offer has changed.' };
  await wire.link.answer('act', { case: 'acted', value: { command: 1, refused, number: 4 } });

  expect(acted[0]?.refused?.words).toBe('The offer has changed.');
  expect(session.busy).toBe(false);
});

test('a foreign token is refused and nothing is drawn', async () => {
  const session = sitAgain();
  await wire.link.welcome();
  const refused = { reason: Reason.UNKNOWN, words: 'No such seat.' };
  await wire.link.answer('attach', { case: 'refused', value: refused });

  expect(heard).toEqual(['No such seat.']);
  expect(session.table).toBeUndefined();
});

test('another protocol number is not argued with', async () => {
  sitAgain();
  wire.link.open();
  await settle();
  const refused = { reason: Reason.RELOAD, words: 'Reload the page.' };
  await wire.link.answer('hello', { case: 'refused', value: refused });
  wire.link.cut();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(connection.standing.is).toBe('outdated');
  expect(wire.links.length).toBe(1);
});
