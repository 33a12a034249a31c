/** The languages that everything for people is written in. */
export type Language = 'en' | 'fr'
