export { MOSH_RULEBOOK as MOSH_BOOK } from '@brouhaha/zombie-mosh'
