/** The query by which a page knows that it is to be a wall screen, and the name that it then has. */
const QUERY = 'wall';
/** What a table takes as a name at most. */
const LONGEST = 20;

/** The address of a wall screen of its own: the link, or the host's address alone where nothing secret may be in it. */
export function wallAddress(link: string, name: string): string {
  const address = new URL(link);
  address.searchParams.set(QUERY, name);
  return address.href;
}

/** The name that a page's query gives it as a wall screen; null for any other page. */
export function wallNameOf(search: string): string | null {
  const name = new URLSearchParams(search).get(QUERY)?.trim() ?? '';
  return name === '' || name.length > LONGEST ? null : name;
}
