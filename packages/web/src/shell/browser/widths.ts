// The widths of theme.css that scripts ask for too.

/** More than a phone held upright. */
export const BEYOND_PHONES = '(min-width: 43.75rem)'
/** Room for a column of filters. */
export const ROOM_FOR_FILTERS = '(min-width: 64rem)'
/** Room for log and talk beside a table. */
export const ROOM_FOR_SIDE = '(min-width: 68.75rem)'
/** The same beside the wide table of Zombie Mosh!. */
export const ROOM_FOR_WIDE_SIDE = '(min-width: 77.5rem)'
