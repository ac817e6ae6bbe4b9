/** What a window needs for a game: one file to fetch, and not a request for each screen. */
export { default as Playing } from '../screens/Playing.svelte';
export { default as Sounds } from '../screens/Sounds.svelte';
