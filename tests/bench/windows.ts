export async function timeWindows(): Promise<string> {
  return Promise.resolve('');
}
