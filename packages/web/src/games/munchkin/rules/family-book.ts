export { MUNCHKIN_RULEBOOK as FAMILY_BOOK } from '@brouhaha/munchkin'
