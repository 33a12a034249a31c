import { type Law, law } from '@brouhaha/table'

/** Fights and flight. */
export const RULINGS_FIGHTS: readonly Law[] = [
  law('RUL-21', ['MK-COMBAT-04'], {
    en: ['Ties', 'The monsters win them, unless a fighter has an ability that wins ties.'],
    fr: ['Égalités', 'Elles vont aux monstres, sauf si un combattant a de quoi les gagner.'],
  }),
  law('RUL-22', ['MK-COMBAT-23', 'MK-COMBAT-24', 'MK-COMBAT-25'], {
    en: [
      'All or nothing',
      'You cannot kill one monster and flee from another. You may remove one; if you then flee from the rest you get nothing.',
    ],
    fr: [
      'Tout ou rien',
      "On ne tue pas un monstre pour fuir l'autre. On peut en écarter un ; mais qui fuit le reste ne gagne rien.",
    ],
  }),
  law('RUL-23', ['MK-COMBAT-44'], {
    en: [
      'Monsters with tastes',
      'A monster that refuses some munchkins looks at both fighters; what it gives goes to the main one. Only that monster leaves, the others still fight.',
    ],
    fr: [
      'Des monstres difficiles',
      "Un monstre qui refuse certains munchkins regarde les deux combattants ; son cadeau va au principal. Lui seul s'en va, les autres se battent encore.",
    ],
  }),
  law('RUL-24', ['MK-COMBAT-26'], {
    en: [
      'What spreads in a fight',
      'Immunities and ways of fighting hold against the whole encounter; numbers are not multiplied.',
    ],
    fr: [
      'Ce qui se propage dans un combat',
      'Immunités et façons de combattre valent pour toute la rencontre ; les nombres ne se multiplient pas.',
    ],
  }),
  law('RUL-25', ['MK-COMBAT-43'], {
    en: [
      'Several reasons to hate you',
      'Bonuses of a monster against several traits on your side add up, each trait once.',
    ],
    fr: [
      'Plusieurs raisons de te haïr',
      "Les bonus d'un monstre contre plusieurs traits de ton camp s'additionnent, chaque trait une fois.",
    ],
  }),
  law('RUL-26', ['MK-HELP-13'], {
    en: ['No help for winners', 'While you are winning you may neither ask nor take a volunteer.'],
    fr: ["Pas d'aide pour qui gagne", "Tant que tu gagnes, tu ne peux ni demander de l'aide ni prendre un volontaire."],
  }),
  law('RUL-27', ['MK-IDENT-05', 'MK-IDENT-09'], {
    en: [
      'Losing a class in mid-fight',
      'What it gives by itself ends; what was already paid for with discards stays. Another copy is no second go.',
    ],
    fr: [
      'Perdre sa classe en plein combat',
      "Ce qu'elle donne d'office s'arrête ; ce qui fut payé en défausses reste. Un autre exemplaire n'offre pas de second essai.",
    ],
  }),
  law('RUL-28', ['MK-COMBAT-38'], {
    en: [
      'The last monster leaves',
      'Nobody can bring another one from then on, nor strengthen one. The others may still react before the fight is closed; there is no level for it.',
    ],
    fr: [
      'Le dernier monstre part',
      "À partir de là, personne n'en amène ni n'en renforce un autre. On peut encore réagir avant la clôture ; cela ne donne pas de niveau.",
    ],
  }),
  law('RUL-29', ['MK-COMBAT-46'], {
    en: [
      'Before and upon',
      'What happens before a fight is skipped for monsters that come later; what happens as they enter is not.',
    ],
    fr: [
      'Avant, ou en entrant',
      'Ce qui se passe avant le combat ne vaut pas pour les monstres arrivés après ; ce qui se passe à leur entrée, si.',
    ],
  }),
  law('RUL-30', ['MK-COMBAT-16'], {
    en: ['A moment for everybody', 'Every victory, also one without a kill, waits a while for others to interfere.'],
    fr: ['Un instant pour tous', "Toute victoire, même sans tuer, laisse aux autres le temps de s'en mêler."],
  }),
  law('RUL-31', ['MK-FLEE-16'], {
    en: ['Curses and flight', 'They may come before a roll and after its consequences, not in between.'],
    fr: ['Malédictions et fuite', 'Elles tombent avant un jet ou après ses suites, pas entre les deux.'],
  }),
  law('RUL-32', ['MK-COMBAT-44'], {
    en: [
      'Monsters that do not pursue',
      'They can be fought all the same; if you lose you get away from them without a roll and without reward. Judged for each munchkin and each monster.',
    ],
    fr: [
      'Les monstres qui ne poursuivent pas',
      'On peut les combattre quand même ; si tu perds, tu leur échappes sans lancer le dé et sans rien gagner. À juger pour chaque munchkin et chaque monstre.',
    ],
  }),
  law('RUL-33', ['MK-COMBAT-44', 'MK-ACO-07'], {
    en: [
      'No escape',
      'Where a monster lets nobody escape, that beats an automatic escape, monster by monster. Only an acolyte sacrificed in Star Munchkin still gets you away: its rulebook says so.',
    ],
    fr: [
      'Aucune fuite',
      "Quand un monstre ne laisse fuir personne, cela l'emporte sur la fuite automatique, monstre par monstre. Seul un acolyte sacrifié dans Star Munchkin te sauve encore : son livret le dit.",
    ],
  }),
  law('RUL-34', ['MK-CARD-13'], {
    en: [
      'A level as a present',
      'Level cards may be played on others, even to bring them within a monster’s reach, if they may gain it and pay nothing against their will.',
    ],
    fr: [
      'Un niveau en cadeau',
      "On peut offrir un niveau, même pour mettre quelqu'un à portée d'un monstre, s'il a le droit de le gagner et ne paie rien malgré lui.",
    ],
  }),
  law('RUL-35', ['MK-COMBAT-39', 'MK-FLEE-01'], {
    en: [
      'Winners do not run',
      'You cannot flee while you win with what lies in play; but nobody must use a one-shot, and who loses must always try to flee.',
    ],
    fr: [
      'Qui gagne ne fuit pas',
      "On ne fuit pas tant qu'on gagne avec ce qui est en jeu ; mais nul n'est tenu de jouer un usage unique, et qui perd doit toujours tenter de fuir.",
    ],
  }),
  law('RUL-36', ['MK-FLEE-10', 'MK-FLEE-14', 'MK-FLEE-15'], {
    en: [
      'One roll per monster',
      'One for each monster that is after you, in the order that the runner likes, bad stuff at once; the main fighter first, then the helper, each for themselves. The dead roll no more.',
    ],
    fr: [
      'Un jet par monstre',
      "Un pour chaque monstre à tes trousses, dans l'ordre voulu par le fuyard, l'incident aussitôt ; le combattant principal d'abord, puis l'allié, chacun pour soi. Les morts ne lancent plus.",
    ],
  }),
]
