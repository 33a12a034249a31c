import { words } from '../../../shell/words/words.ts'

export const MOSH_GALLERY_WORDS = words(
  {
    part: 'Body part',
    title: 'Zombie Mosh!',
    kind: 'Attack or defence',
    attack:
      "As an attack, in somebody else's hit line, it hits {one} or {other}: you choose which edge points at the victim.",
    defence:
      'As a defence, in your own defence line, it protects {one} or {other}: one defence cancels one attack on the same part.',
    asleep: 'Only the chosen edge counts; the other one is asleep.',
  },
  {
    part: 'Membre',
    title: 'Zombie Mosh !',
    kind: 'Attaque ou défense',
    attack:
      "En attaque, dans la ligne d'attaque de quelqu'un d'autre, elle frappe {one} ou {other} : tu choisis le bord tourné vers la victime.",
    defence:
      'En défense, dans ta ligne de défense, elle protège {one} ou {other} : une défense annule une attaque sur le même membre.',
    asleep: "Seul le bord choisi compte ; l'autre dort.",
  },
)
