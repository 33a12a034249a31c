import type { Rule } from '@brouhaha/table'
import { rule } from './rule.ts'

export const DAMAGE_RULES: readonly Rule[] = [
  rule('ZM-DMG-01', {
    en: [
      'Pairing',
      'For each part, every defence of it cancels one attack on it, and both cards are discarded. Pairing is automatic: it never hurts, so nobody may decline. What gets through is attacks minus defences, and never less than 0.',
    ],
    fr: [
      'Les paires',
      'Membre par membre, une défense annule une attaque, et les deux cartes partent à la défausse. Cela se fait tout seul : une paire ne peut que servir, personne ne la refuse. Ce qui passe, ce sont les attaques moins les défenses, et jamais moins de 0.',
    ],
  }),
  rule('ZM-DMG-02', {
    en: ['An attack that gets through', 'Each attack left without a defence does 1 damage to the part it hits.'],
    fr: ['Une attaque qui passe', "Chaque attaque restée sans défense inflige 1 dommage au membre qu'elle frappe."],
  }),
  rule('ZM-DMG-03', {
    en: [
      'A defence too many',
      'A defence that met no attack does nothing. It is discarded, not kept for the next round.',
    ],
    fr: [
      'Une défense de trop',
      "Une défense qui n'a rencontré aucune attaque ne fait rien. Elle est défaussée, on ne la garde pas pour le tour suivant.",
    ],
  }),
  rule('ZM-DMG-04', {
    en: [
      'A part falls at 3',
      'On side A a part falls off when its damage reaches 3. The head falls like the rest, counts like the rest, and its owner dances on without it.',
    ],
    fr: [
      'Un membre tombe à 3',
      'En face A, un membre se décroche quand ses dommages atteignent 3. La tête tombe comme le reste, compte comme le reste, et on continue à danser sans.',
    ],
  }),
  rule('ZM-DMG-05', {
    en: [
      'Surplus is lost',
      'A part never holds more damage than it takes to make it fall. Hits beyond that, and hits on a part that fell before, are ignored and their cards discarded.',
    ],
    fr: [
      'Le surplus est perdu',
      "Un membre ne porte jamais plus de dommages qu'il n'en faut pour tomber. Les coups en trop, comme ceux qui frappent un membre tombé plus tôt, ne comptent pas, et leurs cartes sont défaussées.",
    ],
  }),
  rule('ZM-DMG-06', {
    en: ['Damage stays', 'Damage remains from round to round until the song is over. Nothing heals.'],
    fr: [
      'Les dommages restent',
      "D'un tour à l'autre, les dommages restent en place jusqu'à la fin de la chanson. Rien ne guérit.",
    ],
  }),
  rule('ZM-DMG-07', {
    en: [
      'Each part has its own count',
      'Damage is counted for each part separately: a hit on the left leg adds nothing to the right one.',
    ],
    fr: [
      'À chaque membre son compte',
      "Les dommages se comptent membre par membre : un coup sur la jambe gauche n'ajoute rien à la droite.",
    ],
  }),
  rule('ZM-DMG-08', {
    en: [
      'Everybody at once',
      'The damage of all zombies is counted before anybody leaves the pit. It makes no difference who is counted first.',
    ],
    fr: [
      'Tout le monde en même temps',
      "On compte les dommages de tous les zombis avant que quiconque sorte de la fosse. Commencer par l'un ou par l'autre ne change rien.",
    ],
  }),
  rule('ZM-DMG-09', {
    en: [
      'Everything is discarded',
      'After the count both lines of every zombie are empty: all their cards, paired or not, are in the discard pile. That is 6 cards for each zombie that danced.',
    ],
    fr: [
      'Tout part à la défausse',
      'Une fois le compte fait, toutes les lignes sont vides : leurs cartes, en paire ou non, sont à la défausse. Cela fait 6 cartes par zombi qui a dansé.',
    ],
  }),
]
