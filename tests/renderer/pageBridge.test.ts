import { describe, expect, test } from 'vitest';
import type { BridgeEvent } from '../../src-shared/bridge.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/settings.ts';
import { PageBridge, type PageGuest } from '../../src-renderer/pageBridge.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';
import { LINK, SEATED } from './fakeBridge.ts';

function pageWith(hash: string) {
  const said: string[] = [];
  const location = { hash, pathname: '/' };
  const invited: boolean[] = [];
  let tell: (event: WindowEvent) => void = () => undefined;
  let wake: () => void = () => undefined;
  let newLink: () => void = () => undefined;
  const guest: PageGuest = {
    join: (where, name, as) => said.push(`join ${where} ${name} ${as}`),
    comeBack: (tableId) => said.push(`comeBack ${tableId}`) > 0,
    say: (call) => said.push(call.verb),
    saveGame: () => said.push('saveGame'),
    leave: () => said.push('leave'),
    playHere: () => said.push('playHere'),
    giveUp: () => said.push('giveUp'),
    wake: () => said.push('wake'),
  };
  const bridge = new PageBridge(
    {
      location,
      history: {
        replaceState: (_state, _unused, url) => {
          location.hash = '';
          said.push(`bar ${String(url)}`);
        },
      },
      onInvited: (now) => invited.push(now),
      onNewLink: (listener) => (newLink = listener),
      onWake: (listener) => (wake = listener),
    },
    (hear) => {
      tell = hear;
      return guest;
    },
  );
  const heard: BridgeEvent[] = [];
  bridge.onEvent((event) => heard.push(event));
  return {
    bridge,
    said,
    heard,
    tell: (event: WindowEvent) => tell(event),
    wake: () => wake(),
    invited,
    location,
    newLink: () => newLink(),
  };
}

const FRAGMENT = LINK.slice(LINK.indexOf('#'));

describe('the bridge of a page that a host served', () => {
  test('says first that it is a page', () => {
    expect(pageWith('').heard.map((event) => event.event === 'shell' && event.kind)).toEqual(['page']);
  });

  test('joins by the link of the address bar', () => {
    const { bridge, said } = pageWith(FRAGMENT);
    bridge.call({ verb: 'joinTable', where: '', name: 'Ann', as: 'seat' });
    expect(said).toEqual([`join ${FRAGMENT} Ann seat`]);
  });

  test('joins by what was typed where the address bar holds no link', () => {
    const { bridge, said } = pageWith('');
    bridge.call({ verb: 'joinTable', where: 'KB7M4T', name: 'Ann', as: 'gallery' });
    expect(said).toEqual(['join KB7M4T Ann gallery']);
  });

  test('keeps the fragment until the host has let it in (decision 2)', () => {
    const { said, tell } = pageWith(FRAGMENT);
    tell({ event: 'link', status: { state: 'joining' } });
    const before = [...said];
    if (SEATED.event === 'link') tell(SEATED);
    expect([before, said]).toEqual([[], ['bar /']]);
  });

  test('asks for the code after its link was refused, until another link comes', () => {
    const { invited, tell, newLink } = pageWith(FRAGMENT);
    tell({ event: 'link', status: { state: 'turnedAway', reason: 'wrongCode' } });
    newLink();
    expect(invited).toEqual([true, false, true]);
  });

  test('wakes the link when the page wakes', () => {
    const { said, wake } = pageWith('');
    wake();
    expect(said).toEqual(['wake']);
  });

  test('hosts nothing', () => {
    const { bridge, said } = pageWith('');
    bridge.call({ verb: 'hostTable', name: 'Ann', seated: true });
    bridge.call({ verb: 'control', act: { type: 'start' } });
    expect(said).toEqual([]);
  });

  test('keeps settings as long as the page lives', () => {
    const { bridge, heard } = pageWith('');
    bridge.call({ verb: 'saveSettings', settings: { ...DEFAULT_SETTINGS, name: 'Ann', theme: 'light' } });
    expect(heard.at(-1)).toMatchObject({ event: 'shell', settings: { name: 'Ann', theme: 'light' } });
  });
});
