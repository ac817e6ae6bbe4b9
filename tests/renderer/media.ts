/** The drawn-up DOM knows no media queries: in it, every one of them does not match. */
export function teachMedia(): void {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
}
