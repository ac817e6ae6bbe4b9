import { describe, expect, it } from 'vitest';
import { wirePair } from '../../src-shared/link/memory.ts';
import { settle } from './kit.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

function listened(): {
  readonly a: ReturnType<typeof wirePair>[0];
  readonly b: ReturnType<typeof wirePair>[1];
  readonly heard: string[];
} {
  const [a, b] = wirePair();
  const heard: string[] = [];
  a.onBytes((came) => heard.push(`a: ${came.join()}`));
  b.onBytes((came) => heard.push(`b: ${came.join()}`));
  a.onClose(() => heard.push('a is gone'));
  b.onClose(() => heard.push('b is gone'));
  return { a, b, heard };
}

describe('A wire in memory', () => {
  it('brings what each end sends to the other, in order and later', async () => {
    const { a, b, heard } = listened();
    a.send(bytes(1));
    a.send(bytes(2));
    b.send(bytes(3));
    expect(heard).toEqual([]);
    await settle();
    expect(heard).toEqual(['b: 1', 'b: 2', 'a: 3']);
  });

  it('brings a copy, which a later change of the sent bytes does not touch', async () => {
    const { a, heard } = listened();
    const sent = bytes(1, 2);
    a.send(sent);
    sent.fill(9);
    await settle();
    expect(heard).toEqual(['b: 1,2']);
  });

  it('keeps what comes before somebody listens, once and in order', async () => {
    const [a, b] = wirePair();
    const heard: string[] = [];
    a.send(bytes(1));
    a.send(bytes(2));
    await settle();
    b.onBytes((came) => heard.push(`first: ${came.join()}`));
    b.onBytes((came) => heard.push(`second: ${came.join()}`));
    b.onBytes((came) => heard.push(`third: ${came.join()}`));
    a.send(bytes(3));
    await settle();
    expect(heard).toEqual(['first: 1', 'first: 2', 'third: 3']);
  });

  it('tells both ends once that it is gone, though both close it', async () => {
    const { a, b, heard } = listened();
    a.close(1000);
    b.close(1000);
    a.close(1000);
    expect(heard).toEqual([]);
    await settle();
    expect(heard.toSorted()).toEqual(['a is gone', 'b is gone']);
  });

  it('still brings what was sent before the end', async () => {
    const { a, heard } = listened();
    a.send(bytes(1));
    a.close(1000);
    await settle();
    expect(heard).toEqual(['b: 1', 'b is gone', 'a is gone']);
  });

  it('drops what reaches an end after it was closed there', async () => {
    const { a, b, heard } = listened();
    a.send(bytes(1));
    b.close(1000);
    await settle();
    expect(heard.toSorted()).toEqual(['a is gone', 'b is gone']);
  });

  it('keeps nothing for a listener that comes after the end', async () => {
    const [a, b] = wirePair();
    const heard: string[] = [];
    a.send(bytes(1));
    b.close(1000);
    await settle();
    b.onBytes((came) => heard.push(came.join()));
    expect(heard).toEqual([]);
  });

  it('brings nothing that is sent after the end from either side', async () => {
    const { a, b, heard } = listened();
    a.close(1000);
    a.send(bytes(1));
    await settle();
    b.send(bytes(2));
    a.send(bytes(3));
    await settle();
    expect(heard.toSorted()).toEqual(['a is gone', 'b is gone']);
  });

  it('tells of its end to one who listens afterwards, and later', async () => {
    const [a, b] = wirePair();
    a.close(1000);
    await settle();
    const heard: string[] = [];
    b.onClose(() => heard.push('gone'));
    expect(heard).toEqual([]);
    await settle();
    expect(heard).toEqual(['gone']);
  });

  it('tells of no end while it is open', async () => {
    const { a, heard } = listened();
    a.send(bytes(1));
    await settle();
    expect(heard).toEqual(['b: 1']);
  });
});
