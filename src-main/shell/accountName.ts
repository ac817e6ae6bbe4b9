import { userInfo } from 'node:os';
import { cleanName } from '../../src-shared/protocol/names.ts';

/** Accounts that are of a machine or of its maker, in lower case. */
const NOBODY: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'default',
  'defaultuser0',
  'docker',
  'guest',
  'home',
  'kabinett',
  'kali',
  'localadmin',
  'nobody',
  'node',
  'owner',
  'pi',
  'public',
  'root',
  'runner',
  'runneradmin',
  'sysadmin',
  'system',
  'test',
  'tester',
  'ubuntu',
  'user',
  'vagrant',
]);

/**
 * The name of the person's account on this machine, cleaned as every name is: what the first launch writes into the
 * name field, to be changed there. Empty where the system knows none, none that others can read, or one that names
 * no person.
 */
export function accountName(read: () => string = () => userInfo().username): string {
  try {
    const cleaned = cleanName(read());
    return cleaned.ok && !NOBODY.has(cleaned.value.toLowerCase()) ? cleaned.value : '';
  } catch {
    // The system throws for an account without a name.
    return '';
  }
}
