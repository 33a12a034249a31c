import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const CURSE_RULES: readonly Rule[] = [
  rule('MK-CURSE-01', {
    en: ['Behind the door', 'A curse (a trap in Star Munchkin) that turns up when you open the door hits you.'],
    fr: [
      'Derrière la Porte',
      'Une malédiction (un piège dans Star Munchkin) que tu découvres en ouvrant la Porte te tombe dessus.',
    ],
  }),
  rule('MK-CURSE-02', {
    en: [
      'From hand: anyone, any time',
      'A curse you got in any other way can be played on anybody, yourself included, at any time: on any turn, in a fight, even after somebody has announced a win. While somebody is running away, play it before a roll or after its consequences, not in between. The game begins with the first turn, so nobody curses in the opening plays; and a move under way is one move: while somebody still chooses what is lost, pays or answers a card, your curse waits until that is done (MK-META-16). In Munchkin and Munchkin Zombies the dead cannot be cursed.',
    ],
    fr: [
      'De ta main, à tout moment',
      "Une malédiction obtenue autrement se joue sur n'importe qui, toi compris, et à tout moment : au tour de chacun, en plein combat, même après une victoire annoncée. Quand quelqu'un déguerpit, joue-la avant un jet ou après ses conséquences, pas entre les deux. La partie commence au premier tour : on ne maudit personne en posant ses cartes de départ ; et un coup en cours ne fait qu'un : tant que quelqu'un choisit ce qu'il perd, paie ou répond à une carte, ta malédiction attend que ce soit fait (MK-META-16). Dans Munchkin et Munchkin Zombies, on ne maudit pas les morts.",
    ],
  }),
  rule('MK-CURSE-03', {
    en: [
      'At once, then gone',
      'A curse normally strikes at once, if it can, and is then discarded. Until it is settled you may do nothing else with the cards it threatens.',
    ],
    fr: [
      "Aussitôt, et c'est fini",
      "En principe, une malédiction frappe aussitôt, si elle le peut, puis est défaussée. Tant qu'elle n'est pas réglée, tu ne peux rien faire d'autre des cartes qu'elle menace.",
    ],
  }),
  rule('MK-CURSE-04', {
    en: [
      'Nothing to hit',
      'A curse on something you do not have does nothing and is discarded, unless its card says what happens instead.',
    ],
    fr: [
      "Coup dans l'eau",
      "Une malédiction sur quelque chose que tu n'as pas ne fait rien et part à la défausse, sauf si sa carte prévoit autre chose.",
    ],
  }),
  rule('MK-CURSE-05', {
    en: [
      'What exactly is lost',
      'If several items fit, the victim chooses. A curse on what you wear hits only the item in use; one that takes a single item of a kind hits any one you have in play, used or not; one that takes all of a kind takes them all.',
    ],
    fr: [
      "Ce qu'on perd au juste",
      "Si plusieurs objets conviennent, la victime choisit. Une malédiction sur ce que tu portes ne touche que l'objet utilisé ; si elle prend un seul objet d'un type, c'est n'importe lequel de ceux que tu as en jeu, utilisé ou non ; si elle les prend tous, ils y passent tous.",
    ],
  }),
  rule('MK-CURSE-06', {
    en: [
      'Curses that last',
      'A curse that works later, or for some time, stays in front of you until it has done its worst or is lifted. If it speaks of your next turn and is played during your turn, it means this one.',
    ],
    fr: [
      'Les malédictions qui durent',
      "Une malédiction à effet tardif ou durable reste devant toi jusqu'à ce qu'elle ait fait son œuvre ou soit levée. Si elle parle de ton prochain tour et qu'on te la joue pendant ton tour, c'est de celui-ci qu'il s'agit.",
    ],
  }),
  rule('MK-CURSE-07', {
    en: [
      '“Next combat” may be now',
      'A curse on your next combat, played while you are in one, counts in this one, also if you are only helping. So it is in all boxes.',
    ],
    fr: [
      '« Prochain combat », parfois celui-ci',
      "Une malédiction sur ton prochain combat, jouée pendant que tu te bats, compte dans ce combat-ci, même si tu ne fais qu'aider. C'est vrai dans toutes les boîtes.",
    ],
  }),
  rule('MK-CURSE-08', {
    en: [
      'Curses pay for nothing',
      'A curse card lying in front of you as a reminder cannot be discarded to pay for an ability. Nice try.',
    ],
    fr: [
      'Une malédiction ne paie rien',
      'Une carte de malédiction gardée devant toi comme rappel ne peut pas être défaussée pour payer une capacité. Bien tenté.',
    ],
  }),
  rule('MK-CURSE-09', {
    en: [
      'Curses are not belongings',
      'The curses in front of you are not items. They cannot be traded, sold or looted.',
    ],
    fr: [
      'Pas des affaires à toi',
      "Les malédictions posées devant toi ne sont pas des objets. Elles ne s'échangent pas, ne se vendent pas, et personne ne les prend sur ton cadavre.",
    ],
  }),
  rule('MK-CURSE-10', {
    en: [
      'Cursed at the last moment',
      'A curse that weakens you after you have announced your win, but before it is final, still counts. It can turn the win into a defeat.',
    ],
    fr: [
      'Maudit au dernier moment',
      "Une malédiction qui t'affaiblit après l'annonce de ta victoire, mais avant qu'elle soit acquise, compte encore. Elle peut changer la victoire en défaite.",
    ],
  }),
  rule('MK-CURSE-11', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Disarming traps',
      'In Star Munchkin, Mad Scientists can disarm traps, and curses too in a mix. When and at what price is written on their class card.',
    ],
    fr: [
      'Désamorcer les pièges',
      "Dans Star Munchkin, les Savants fous savent désamorcer les pièges, et aussi les malédictions dans un mélange. Quand et à quel prix, c'est écrit sur leur carte de classe.",
    ],
  }),
  rule('MK-CURSE-12', {
    en: [
      'Curses come first',
      'From the moment a curse or trap is drawn or played on you until it is settled, you may not sell, trade, give away, put on or switch items, nor spend them on something else. Only a card or ability that cancels curses can step in. Several curses are settled one by one in the order of play, and there is no limit to how many you get.',
    ],
    fr: [
      "La malédiction d'abord",
      "Dès qu'une malédiction ou un piège te tombe dessus, et tant que ce n'est pas réglé, interdit de vendre, d'échanger, de donner, d'enfiler ou de ranger un objet, ou de t'en servir pour payer autre chose. Seule une carte ou une capacité qui annule les malédictions peut intervenir. S'il y en a plusieurs, on les règle une à une dans l'ordre où elles sont jouées, et il n'y a pas de limite à leur nombre.",
    ],
  }),
]
