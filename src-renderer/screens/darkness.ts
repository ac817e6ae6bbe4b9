/** How long every screen is dark before it is said whether an elected Chancellor is Hitler (look, section 6). */
export const DARK_MS = 1200;
