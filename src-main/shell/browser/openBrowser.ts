import { spawn } from 'node:child_process';

/** How each system is asked to open an address: the program and its arguments, never through a shell's syntax. */
export function browserCommand(
  platform: NodeJS.Platform,
  address: string,
): readonly [string, readonly string[]] {
  switch (platform) {
    case 'win32':
      return ['rundll32.exe', ['url.dll,FileProtocolHandler', address]];
    case 'darwin':
      return ['open', [address]];
    default:
      return ['xdg-open', [address]];
  }
}

/** Whether this machine can show a browser at all. */
export function hasDisplay(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): boolean {
  return platform !== 'linux' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}

/** Opens the system's browser on `address`; `onFailure` is called at most once, where there is none. */
export function openBrowser(address: string, onFailure: () => void): void {
  const [program, args] = browserCommand(process.platform, address);
  const child = spawn(program, [...args], { stdio: 'ignore', detached: true });
  let hasFailed = false;
  const fail = (): void => {
    if (!hasFailed) onFailure();
    hasFailed = true;
  };
  child.on('error', fail);
  child.on('exit', (code) => {
    if (code !== 0) fail();
  });
  child.unref();
}
