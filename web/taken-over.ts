/** The event of a page whose scripts hear what is pressed from now on. */
export const TAKEN_OVER = 'jubilee-taken-over'
