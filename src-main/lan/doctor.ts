import type { DoctorCause, DoctorReport, SystemBlock } from '../../src-shared/doctorReport.ts';
import type { Interfaces } from '../host/addresses.ts';
import { rangeOf, type Nic } from './interfaces.ts';

/** What the causes are found from, beside the report itself. */
export interface DoctorFacts {
  readonly platform: NodeJS.Platform;
  readonly isWsl: boolean;
  readonly isContainer: boolean;
  readonly interfaces: Interfaces;
  /** What was seen of the system itself keeping this program off its networks. */
  readonly block: SystemBlock | null;
}

/** What discovery knows of itself. */
export interface LanFindings extends Pick<
  DoctorReport,
  'port' | 'reached' | 'heardOthers' | 'beacon' | 'tables'
> {
  readonly nics: readonly Nic[];
  readonly stateOf: (address: string) => DoctorReport['interfaces'][number]['state'];
  /** The own addresses from which the own announcement was heard. */
  readonly heardOn: ReadonlySet<string>;
}

type Findings = Omit<DoctorReport, 'causes' | 'system'>;

/** Names of tunnels that carry all of a machine's traffic elsewhere. */
const TUNNEL = /^(tailscale|zt|wg|tun|tap|utun|ipsec|ppp)/i;

/** A report with its likely causes, those that were seen before those that are only likely (B-7, decision 46). */
export function examine(found: LanFindings, facts: DoctorFacts): DoctorReport {
  const { port, reached, heardOthers, beacon, tables, heardOn } = found;
  const interfaces = found.nics
    .filter((nic) => !nic.isLoopback)
    .map((nic) => ({
      name: nic.name,
      address: nic.address,
      range: rangeOf(nic),
      virtual: nic.isVirtual,
      state: heardOn.has(nic.address) ? ('heard' as const) : found.stateOf(nic.address),
    }));
  const announced = port === null ? null : heardOn.size > 0 ? 'heard' : 'notHeard';
  const findings: Findings = { interfaces, port, announced, reached, heardOthers, beacon, tables };
  return {
    ...findings,
    system: facts.platform,
    causes: [...seenCauses(findings, facts), ...likelyCauses(findings, facts)],
  };
}

function seenCauses(findings: Findings, facts: DoctorFacts): readonly DoctorCause[] {
  const { interfaces } = findings;
  const states = interfaces.map(({ state }) => state);
  const seen: readonly (readonly [DoctorCause, boolean])[] = [
    ['noNetwork', interfaces.length === 0 && !hasIpv6(facts.interfaces)],
    ['ipv6Only', interfaces.length === 0 && hasIpv6(facts.interfaces)],
    ['selfGivenAddress', interfaces.length > 0 && interfaces.every(isSelfGiven)],
    ['onlyVirtual', interfaces.length > 0 && interfaces.every((one) => one.virtual)],
    ['portHeld', states.includes('portHeld')],
    ['notHeard', findings.announced === 'notHeard' && !states.includes('portHeld')],
    ['interfaceFailing', states.includes('failing') || (facts.block === null && states.includes('denied'))],
    ['wsl', facts.isWsl],
    ['container', facts.isContainer],
    [
      'vpn',
      Object.keys(facts.interfaces).some((name) => TUNNEL.test(name) && hasIpv4(facts.interfaces, name)),
    ],
  ];
  const found = seen.filter(([, holds]) => holds).map(([cause]) => cause);
  return facts.block === null ? found : [facts.block, ...found];
}

/** What no program can see from inside one device, in the order in which it is worth trying. */
function likelyCauses(findings: Findings, { platform }: DoctorFacts): readonly DoctorCause[] {
  if (findings.interfaces.length === 0) return [];
  const firewall = {
    win32: ['windowsFirewall'],
    linux: ['linuxFirewall'],
    darwin: ['macFirewall'],
  } as const;
  const own: readonly DoctorCause[] =
    platform === 'win32' || platform === 'linux' || platform === 'darwin' ? firewall[platform] : [];
  if (findings.heardOthers && findings.port === null) return [];
  return [...own, 'otherNetwork', 'isolation', 'mobileData', 'captivePortal', 'scanner'];
}

function isSelfGiven({ address }: Findings['interfaces'][number]): boolean {
  return address.startsWith('169.254.');
}

function hasIpv6(interfaces: Interfaces): boolean {
  return Object.values(interfaces).some((infos) =>
    infos?.some(
      ({ family, internal, address }) => family === 'IPv6' && !internal && !address.startsWith('fe80'),
    ),
  );
}

function hasIpv4(interfaces: Interfaces, name: string): boolean {
  return interfaces[name]?.some(({ family }) => family === 'IPv4') ?? false;
}
