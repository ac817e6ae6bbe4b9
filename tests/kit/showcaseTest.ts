import { test as base } from '@playwright/test';
import { serveShowcase } from '../renderer/showcase/serve.ts';

interface Served {
  /** Where the showcase of this worker is. */
  readonly address: string;
}

/** Tests that look at scenes: each worker builds and serves the showcase once for all of its files. */
export const test = base.extend<object, Served>({
  address: [
    async ({}, use) => {
      const server = await serveShowcase();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});
