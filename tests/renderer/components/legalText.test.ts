import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import LegalText from '../../../src-renderer/components/LegalText.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function shown(fetches: (file: string) => Promise<Response>): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(fetches);
  vi.stubGlobal('fetch', fetched);
  render(LegalText, {
    label: 'Notices',
    file: './NOTICES.txt',
    missing: 'It did not come.',
    testid: 'notices',
  });
  return fetched;
}

async function open(isOpen = true): Promise<void> {
  const details = screen.getByTestId('notices');
  details.toggleAttribute('open', isOpen);
  await fireEvent(details, new Event('toggle'));
}

test('a legal text is fetched when it is opened, once, and not before', async () => {
  const fetched = shown(() => Promise.resolve(new Response('valibot 1.5.0: MIT')));
  expect(fetched).not.toHaveBeenCalled();

  await open();
  expect((await screen.findByRole('region')).textContent).toBe('valibot 1.5.0: MIT');
  await open(false);
  await open();

  expect(fetched).toHaveBeenCalledExactlyOnceWith('./NOTICES.txt');
});

test.each([
  ['the host is gone', () => Promise.reject(new Error('gone'))],
  ['the host does not have it', () => Promise.resolve(new Response('', { status: 404 }))],
])('where %s, it says so, and is fetched again by the next press', async (_, fails) => {
  const fetched = shown(fails);
  await open();
  expect((await screen.findByRole('status')).textContent).toBe('It did not come.');

  await open(false);
  await open();
  expect(fetched).toHaveBeenCalledTimes(2);
});
