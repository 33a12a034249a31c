// What a table of this game pins: made into one file that needs nothing else.

export { zombieMosh as game } from '@brouhaha/zombie-mosh'
