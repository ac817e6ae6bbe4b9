import { decide, type Dice } from '../../src-shared/bots/bot.ts';
import type { MemoryGuest } from './memoryTable.ts';

/** From now on this guest answers every question that it is asked, once, as a bot in its place would. */
export function playByItself(guest: MemoryGuest, dice: Dice): void {
  let answered = 0;
  guest.onHeard((message) => {
    if (message.type !== 'update' || message.update.question === answered) return;
    const { question, mine } = message.update;
    const intent = decide({ public: message.update.public, mine }, dice);
    if (intent === null) return;
    answered = question;
    guest.intend(intent, question);
  });
}
