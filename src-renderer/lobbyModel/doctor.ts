import type { DoctorCause, DoctorReport } from '../../src-shared/doctorReport.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { listFacts } from '../../src-shared/locale/lists.ts';
import { say } from '../../src-shared/locale/say.ts';
import { DEFAULT_PORT } from '../../src-shared/protocol/messages.ts';

/** One likely cause, with the one thing to do about it. */
export interface DoctorAdvice {
  readonly id: DoctorCause;
  readonly what: string;
  readonly todo: string;
  /** To be typed into a terminal, as they stand. */
  readonly commands: readonly string[];
}

const COMMANDS: Partial<Record<DoctorCause, readonly string[]>> = {
  windowsBlocks: [
    `netsh advfirewall firewall add rule name="Kabinett" dir=out action=allow protocol=TCP remoteport=${DEFAULT_PORT}`,
    `netsh advfirewall firewall add rule name="Kabinett" dir=out action=allow protocol=UDP remoteport=${DEFAULT_PORT},5353`,
  ],
  linuxBlocks: [`sudo ufw allow out ${DEFAULT_PORT}`, 'sudo ufw allow out 5353/udp', 'sudo nft list ruleset'],
  windowsFirewall: [
    `netsh advfirewall firewall add rule name="Kabinett" dir=in action=allow protocol=TCP localport=${DEFAULT_PORT}`,
    `netsh advfirewall firewall add rule name="Kabinett" dir=in action=allow protocol=UDP localport=${DEFAULT_PORT},5353`,
  ],
  linuxFirewall: [
    `sudo ufw allow ${DEFAULT_PORT}`,
    `sudo firewall-cmd --add-port=${DEFAULT_PORT}/tcp --add-port=${DEFAULT_PORT}/udp`,
    'sudo firewall-cmd --add-service=mdns',
  ],
};

/** What the network doctor shows. */
export interface DoctorModel {
  /** One line an interface, then what else was found. */
  readonly findings: readonly string[];
  readonly causes: readonly DoctorAdvice[];
  /** The same as a text to send to somebody who knows networks. */
  readonly report: string;
}

/** A report in words. `version` is that of this app. */
export function doctorModel(report: DoctorReport, version: string, dictionary: Dictionary): DoctorModel {
  const { lang, words } = dictionary;
  const { doctor } = words.lan;
  const findings = [...interfaceLines(report, dictionary), ...factLines(report, dictionary)];
  const causes = report.causes.map((id) => adviceFor(id, dictionary));
  const title = say(lang, doctor.reportTitle, { version, system: report.system });
  const text = [title, ...findings, ...causes.map(({ id, what }) => `${id}: ${what}`)].join('\n');
  return { findings, causes, report: text.replace(/[\u2068\u2069]/g, '') };
}

/** What a cause is, and the one thing to do about it. */
export function adviceFor(id: DoctorCause, { words }: Dictionary): DoctorAdvice {
  return { id, ...words.lan.doctor.cause[id], commands: COMMANDS[id] ?? [] };
}

function interfaceLines({ interfaces }: DoctorReport, dictionary: Dictionary): readonly string[] {
  const { lang, words } = dictionary;
  const { doctor } = words.lan;
  if (interfaces.length === 0) return [doctor.noInterface];
  return interfaces.map(({ name, address, range, virtual, state }) => {
    const place = say(lang, doctor.interface, { network: name, address, range });
    return listFacts(dictionary, [place, doctor.state[state], virtual ? doctor.virtual : '']);
  });
}

function factLines(report: DoctorReport, { lang, words }: Dictionary): readonly string[] {
  const { doctor } = words.lan;
  const own =
    report.port === null
      ? [doctor.notHosting]
      : [
          say(lang, doctor.port, { port: String(report.port) }),
          report.announced === 'heard' ? doctor.announcedHeard : doctor.announcedNotHeard,
          report.reached ? doctor.reached : doctor.notReached,
        ];
  return [
    ...own,
    report.heardOthers ? doctor.heardOthers : doctor.heardNobody,
    report.beacon === 'listening' ? doctor.beaconListening : doctor.beaconFailing,
  ];
}
