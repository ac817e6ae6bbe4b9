/** What only a window with a shell shows, which may host and keeps games. */
export { default as Home } from '../screens/Home.svelte';
export { default as PastGames } from '../screens/PastGames.svelte';
