import { readFileSync } from 'node:fs';
import { writeAtomically } from '../profile.ts';

/** In the system's own points. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowPlace {
  readonly bounds: Area;
  readonly isMaximized: boolean;
}

export const SMALLEST = { width: 360, height: 560 } as const;

function parsePlace(text: string): WindowPlace | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const of = (key: string): unknown => Object.getOwnPropertyDescriptor(value, key)?.value;
  const whole = (key: string): number => {
    const number = of(key);
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : Number.NaN;
  };
  const bounds = { x: whole('x'), y: whole('y'), width: whole('width'), height: whole('height') };
  const isWindow = bounds.width >= SMALLEST.width && bounds.height >= SMALLEST.height;
  if (!isWindow || Number.isNaN(bounds.x + bounds.y)) return null;
  return { bounds, isMaximized: of('isMaximized') === true };
}

/** The middle of the window's title bar must be on a screen that is there: else nobody could take hold of it. */
function isReachable({ x, y, width }: Area, screens: readonly Area[]): boolean {
  const middle = x + width / 2;
  return screens.some(
    (area) => middle >= area.x && middle < area.x + area.width && y >= area.y && y < area.y + area.height,
  );
}

/** The place that was kept in `file`; null for none, a broken one, or one on a screen that is gone. */
export function keptPlace(file: string, screens: readonly Area[]): WindowPlace | null {
  try {
    const place = parsePlace(readFileSync(file, 'utf8'));
    return place !== null && isReachable(place.bounds, screens) ? place : null;
  } catch {
    return null;
  }
}

/** Keeps where a window stands for the next start; where it cannot be written, the next one stands in the middle. */
export function keepPlace(file: string, { bounds: { x, y, width, height }, isMaximized }: WindowPlace): void {
  writeAtomically(file, JSON.stringify({ x, y, width, height, isMaximized }));
}
