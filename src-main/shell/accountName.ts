import { userInfo } from 'node:os';
import { cleanName } from '../../src-shared/protocol/names.ts';

/**
 * The name of the person's account on this machine, cleaned as every name is: what the first launch writes into the
 * name field, to be changed there. Empty where the system knows none, or none that others can read.
 */
export function accountName(read: () => string = () => userInfo().username): string {
  try {
    const cleaned = cleanName(read());
    return cleaned.ok ? cleaned.value : '';
  } catch {
    // The system throws for an account without a name.
    return '';
  }
}
