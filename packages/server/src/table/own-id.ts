/** Ids of commands by the server itself begin with this; nobody else may use it. */
export const OWN_ID = '~'
