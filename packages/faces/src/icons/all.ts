import type { Icons } from '../icon.ts'
import { BASE } from './base.ts'
import { CORE } from './core.ts'
import { CTHULHU } from './cthulhu.ts'
import { MORE } from './more.ts'
import { STAR } from './star.ts'
import { ZOMBIES } from './zombies.ts'

/** Every icon that there is, for programs that need not be small. */
export const ALL: Icons = new Map([...CORE, ...BASE, ...STAR, ...CTHULHU, ...ZOMBIES, ...MORE])
