import type { MunchkinView } from '@brouhaha/munchkin'

type Played = Pick<MunchkinView, 'profile'>

/** The boxes that are played. */
export const boxesPlayed = ({ profile }: Played): readonly string[] => profile.split('+')

/** The box that lends the table its colours and backs. */
export const firstBoxOf = (view: Played): string => boxesPlayed(view)[0]!
