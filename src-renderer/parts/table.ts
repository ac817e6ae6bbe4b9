/** What a window needs around a table: one file to fetch, and not a request for each screen. */
export { default as Behind } from '../screens/Behind.svelte';
export { default as DoorSheets } from '../screens/DoorSheets.svelte';
export { default as Notices } from '../screens/Notices.svelte';
