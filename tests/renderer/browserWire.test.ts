import { expect, test } from 'vitest';
import { type BrowserSocket, browserWire } from '../../src-renderer/browserWire.ts';

interface FakeSocket extends BrowserSocket {
  readonly closedWith: (number | undefined)[];
  hear(data: unknown): void;
  end(): void;
}

function fakeSocket(): FakeSocket {
  const closedWith: (number | undefined)[] = [];
  return {
    binaryType: 'blob',
    onmessage: null,
    onclose: null,
    closedWith,
    send: () => undefined,
    close: (code) => void closedWith.push(code),
    hear(data) {
      Reflect.apply(this.onmessage ?? (() => undefined), this, [{ data }]);
    },
    end() {
      Reflect.apply(this.onclose ?? (() => undefined), this, [{}]);
    },
  };
}

test('Bytes that come before a listener are kept for it.', () => {
  const socket = fakeSocket();
  const wire = browserWire(socket);
  const heard: number[] = [];
  socket.hear(Uint8Array.of(1).buffer);
  wire.onBytes((bytes) => heard.push(...bytes));
  socket.hear(Uint8Array.of(2).buffer);
  expect(heard).toEqual([1, 2]);
});

test('A message of text ends the wire.', () => {
  const socket = fakeSocket();
  browserWire(socket);
  socket.hear('text');
  expect(socket.closedWith).toEqual([1000]);
});

test('A wire closes with the one code that a page may use (decision 13).', () => {
  const socket = fakeSocket();
  browserWire(socket).close(1008);
  expect(socket.closedWith).toEqual([1000]);
});

test('Whoever listens late still hears that the wire was closed.', () => {
  const socket = fakeSocket();
  const wire = browserWire(socket);
  const heard: string[] = [];
  wire.onClose(() => heard.push('before'));
  socket.end();
  wire.onClose(() => heard.push('after'));
  expect(heard).toEqual(['before', 'after']);
});
