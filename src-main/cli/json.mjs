import { readFileSync } from 'node:fs';

/** What a file of JSON holds; an empty object where there is none, or none that can be read. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) ?? {};
  } catch {
    return {};
  }
}
