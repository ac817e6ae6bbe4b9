/** The options of `npm start`, read once for the starter and for the app. Plain, because the starter runs unbuilt. */

const SHELLS = ['electron', 'browser'];
const FLAGS = { '--host': 'host', '--no-open': 'noOpen', '--help': 'help', '-h': 'help' };
const VALUES = { '--shell': 'shell', '--port': 'port', '--name': 'name', '--profile': 'profile' };

const NOTHING_GIVEN = {
  help: false,
  host: false,
  noOpen: false,
  shell: null,
  port: null,
  name: null,
  profile: null,
};

function fault(code, option, value) {
  return { ok: false, error: { code, option, value } };
}

function checkedValue(option, text) {
  if (text === undefined || text.trim() === '') return fault('needsValue', option, '');
  if (option === '--shell' && !SHELLS.includes(text)) return fault('badShell', option, text);
  if (option !== '--port') return { ok: true, value: text };
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535
    ? { ok: true, value: Number(text) }
    : fault('badPort', option, text);
}

/** See `options.d.mts`. */
export function parseOptions(args) {
  const options = { ...NOTHING_GIVEN };
  for (let at = 0; at < args.length; at += 1) {
    const [, option, , inline] = /^([^=]*)(=([^]*))?$/.exec(args[at]);
    if (Object.hasOwn(FLAGS, option)) {
      if (inline !== undefined) return fault('takesNoValue', option, inline);
      options[FLAGS[option]] = true;
    } else if (Object.hasOwn(VALUES, option)) {
      if (inline === undefined) at += 1;
      const value = checkedValue(option, inline ?? args[at]);
      if (!value.ok) return value;
      options[VALUES[option]] = value.value;
    } else {
      return fault('unknownOption', option, '');
    }
  }
  return { ok: true, value: options };
}
