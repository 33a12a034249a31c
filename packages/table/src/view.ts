import { canonicalJson, sha256Hex } from '@brouhaha/kit'

/** What a client may compare with its server: it covers what the seat sees and nothing else. */
export const hashView = (view: object): string => sha256Hex(canonicalJson(view))
