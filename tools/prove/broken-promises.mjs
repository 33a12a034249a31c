// Promises of the card language, each broken once more: what a piece of text is replaced by, and which sentences speak of it. A text that is
// gone fails loudly; then its promise is kept elsewhere, and this list follows.

const MUNCHKIN = 'packages/munchkin/src/'
const CARDS = 'packages/cards/src/'

export const BROKEN_PROMISES = [
  {
    promise: 'what is named inside another effect is asked for',
    file: `${MUNCHKIN}effects/fight.ts`,
    text: '  if (!mustName(scene, frame)) return false\n',
    by: '  if (frame > 0) return false\n',
    speaks: ({ step, chain }) => ['remove', 'kill'].includes(step.do) && step.monster === 'named' && chain.length > 0,
  },
  {
    promise: 'a fight rule that somebody leaves for a fight belongs to it',
    file: `${MUNCHKIN}rules/card/active.ts`,
    text: 'return scene.deck.leavesRules ? withRulesLeft(found, scene, main, helper) : found',
    by: 'return scene.deck.leavesRules && main < 0 ? withRulesLeft(found, scene, main, helper) : found',
    speaks: ({ step, place }) =>
      step.do === 'stay' &&
      step.until === 'combat' &&
      place.name.startsWith('combat of') &&
      place.name.includes('bystander'),
  },
  {
    promise: 'inside like, you and victim are still those of the card',
    file: `${MUNCHKIN}deck/seats.ts`,
    text: 'filter((seat) => like(scene, seat, asked))',
    by: 'filter((seat) => like(scene, seat, { ...asked, cast: { you: seat, victim: seat, target: seat } }))',
    speaks: ({ step }) => JSON.stringify(step).includes('"like":{"is":"you"}'),
  },
  {
    promise: 'the cards of a fight still lie there when its monsters are killed',
    file: `${MUNCHKIN}deck/spots.ts`,
    text: '      return along(scene, fightCopies(scene), worth, enough)\n',
    by: '      return scene.state[COMBAT_ON] === 1 ? along(scene, fightCopies(scene), worth, enough) : 0\n',
    also: [
      {
        text: "import type { Scene } from '../scene.ts'\n",
        by: "import { COMBAT_ON } from '../layout.ts'\nimport type { Scene } from '../scene.ts'\n",
      },
    ],
    speaks: ({ step, place }) =>
      place.name === 'monster.onKill' && step.do === 'loseLevels' && JSON.stringify(step).includes('"combat"'),
  },
  {
    promise: 'a monster that is removed before its bad stuff does nothing to anybody',
    file: `${MUNCHKIN}effects/fight.ts`,
    text: "export const remove = verb<'remove'>((scene, frame, { monster, treasureOnRemoval }, step) => {\n",
    by: "export const remove = verb<'remove'>((scene, frame, { monster, treasureOnRemoval }, step) => {\n  if (!isOn(scene)) return step.next\n",
    speaks: ({ step, place }) => step.do === 'remove' && place.name.startsWith('badStuff of'),
  },
  {
    promise: 'how a card was drawn is asked where it is known',
    file: `${CARDS}schema/condition.ts`,
    text: "if (reading.place.part !== 'drawn') fault(reading, path, ONLY_ON_DRAW)",
    by: "if (reading.place.part === 'card') fault(reading, path, ONLY_ON_DRAW)",
    speaks: ({ step }) => JSON.stringify(step).includes('"drawn"'),
  },
  {
    promise: 'what a monster says of a fight that is won happens',
    file: `${MUNCHKIN}rules/combat/combat.ts`,
    text: '    fireFallen(scene, seat, moment)\n',
    by: '',
    speaks: ({ place, step }) => /^on won of (monster|enhancer)/.test(place.name) && step.do === 'loseLevels',
  },
  {
    promise: 'who meets a friendly monster is its main fighter',
    file: `${MUNCHKIN}rules/combat/combat.ts`,
    text: '    state[COMBAT_ON] = PAID_OUT\n    state[cell(TURN_AT, MET)]',
    by: '    state[COMBAT_ON] = 0\n    state[cell(TURN_AT, MET)]',
    speaks: ({ place, step }) =>
      place.name === 'monster.refuses.gift' && step.do === 'loseLevels' && step.from === 'main',
  },
  {
    promise: 'a hand that was just revealed is chosen from with open eyes',
    file: `${MUNCHKIN}deck/program.ts`,
    text: "isSeen: isSeen || isBehind('reveal', index)",
    by: 'isSeen',
    probe: 'open eyes',
  },
  {
    promise: 'what a monster lets its fighters do is not for those who look on',
    file: `${MUNCHKIN}rules/card/uses.ts`,
    text: "  window === 'othersCombat' || isFighter(scene.state, seat)\n",
    by: "  window === 'othersCombat' || seat < scene.state.length || isFighter(scene.state, seat)\n",
    speaks: ({ place }) => /^(any|combat) of (monster|enhancer) by bystander/.test(place.name),
  },
  {
    promise: 'who may not hold back does not play what helps him for the monsters',
    file: `${MUNCHKIN}rules/card/uses.ts`,
    text: "if (card.kind !== 'oneShot' || !mayNotHoldBack(scene, seat)",
    by: "if (card.kind === 'oneShot' || !mayNotHoldBack(scene, seat)",
    probe: 'hold back',
  },
  {
    promise: 'what would find nothing is not on offer',
    file: `${MUNCHKIN}rules/card/uses.ts`,
    text: 'subject)) ? NOTHING_FITS : ACCEPTED',
    by: 'subject)) ? ACCEPTED : ACCEPTED',
    probe: 'find nothing',
  },
  {
    promise: 'who ignores traits ignores no curse',
    file: `${MUNCHKIN}rules/combat/totals.ts`,
    text: 'const sort = isReminder ? null : sortOf(printed)',
    by: "const sort = isReminder ? 'traits' : sortOf(printed)",
    speaks: ({ step }) => step.do === 'stay' && JSON.stringify(step).includes('"ignored":"traits"'),
  },
  {
    promise: 'a sum over this card is what is printed on it',
    file: `${MUNCHKIN}deck/spots.ts`,
    text: '      return speech.source === NONE ? 0 : worth(speech.source)\n',
    by: '      return 0\n',
    speaks: ({ step }) => JSON.stringify(step).includes('"in":"self"'),
  },
  {
    promise: 'where nothing could be drawn, nothing was drawn',
    file: `${MUNCHKIN}effects/cards.ts`,
    text: 'nameCards(scene, frame, drawn)',
    by: 'nameCards(scene, frame, drawn.length > 0 ? drawn : [handCopies(scene, seat)])',
    also: [{ text: '  FIGHT,\n  inPile,', by: '  FIGHT,\n  handCopies,\n  inPile,' }],
    probe: 'nothing was drawn',
  },
  {
    promise: 'who may count as something says so at will',
    file: `${MUNCHKIN}rules/identity/count-as.ts`,
    text: '        if (lends(scene, seat, copy) && whyNot',
    by: '        if (copy < 0 && lends(scene, seat, copy) && whyNot',
    probe: 'at will',
  },
]
