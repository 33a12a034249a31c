// Every verb of the card language, registered once in each list. Whoever reads, walks or compiles effects asks EFFECT_VERBS; only rules
// texts ask EFFECT_WORDS, so that a ruleset comes without sentences.

import type { Effect } from '../language/effect.ts'
import { verb as addCountersVerb, words as addCountersWords } from './add-counters.ts'
import { verb as addMonsterVerb, words as addMonsterWords } from './add-monster.ts'
import { verb as becomeVerb, words as becomeWords } from './become.ts'
import { verb as cancelVerb, words as cancelWords } from './cancel.ts'
import { verb as changeSexVerb, words as changeSexWords } from './change-sex.ts'
import { verb as chooseVerb, words as chooseWords } from './choose.ts'
import { verb as cloneVerb, words as cloneWords } from './clone.ts'
import { verb as dieVerb, words as dieWords } from './die.ts'
import { verb as disarmVerb, words as disarmWords } from './disarm.ts'
import { verb as discardVerb, words as discardWords } from './discard.ts'
import { verb as dismissHelperVerb, words as dismissHelperWords } from './dismiss-helper.ts'
import { verb as drawVerb, words as drawWords } from './draw.ts'
import { verb as eachVerb, words as eachWords } from './each.ts'
import { verb as endTurnVerb, words as endTurnWords } from './end-turn.ts'
import { verb as letEscapeVerb, words as letEscapeWords } from './escape.ts'
import { verb as extraTurnVerb, words as extraTurnWords } from './extra-turn.ts'
import { verb as forceHelpVerb, words as forceHelpWords } from './force-help.ts'
import { verb as gainLevelsVerb, words as gainLevelsWords } from './gain-levels.ts'
import { verb as guessVerb, words as guessWords } from './guess.ts'
import { verb as helpFlightVerb, words as helpFlightWords } from './help-flight.ts'
import { verb as inCaseVerb, words as inCaseWords } from './if.ts'
import { verb as killVerb, words as killWords } from './kill.ts'
import { verb as lootVerb, words as lootWords } from './loot.ts'
import { verb as loseLevelsVerb, words as loseLevelsWords } from './lose-levels.ts'
import { verb as loseTraitVerb, words as loseTraitWords } from './lose-trait.ts'
import { verb as moveFightVerb, words as moveFightWords } from './move-fight.ts'
import { verb as nameMonsterVerb, words as nameMonsterWords } from './name-monster.ts'
import { verb as nameNumberVerb, words as nameNumberWords } from './name-number.ts'
import { verb as namePlayerVerb, words as namePlayerWords } from './name-player.ts'
import { verb as openDoorVerb, words as openDoorWords } from './open-door.ts'
import { verb as passHandsVerb, words as passHandsWords } from './pass-hands.ts'
import { verb as payVerb, words as payWords } from './pay.ts'
import { verb as peekVerb, words as peekWords } from './peek.ts'
import { verb as poolHandsVerb, words as poolHandsWords } from './pool-hands.ts'
import { verb as putBackVerb, words as putBackWords } from './put-back.ts'
import { verb as redirectVerb, words as redirectWords } from './redirect.ts'
import { verb as removeVerb, words as removeWords } from './remove.ts'
import { verb as removeCountersVerb, words as removeCountersWords } from './remove-counters.ts'
import { verb as repeatVerb, words as repeatWords } from './repeat.ts'
import { verb as rerollVerb, words as rerollWords } from './reroll.ts'
import { verb as revealVerb, words as revealWords } from './reveal.ts'
import { verb as rollVerb, words as rollWords } from './roll.ts'
import { verb as searchVerb, words as searchWords } from './search.ts'
import { verb as setDieVerb, words as setDieWords } from './set-die.ts'
import { verb as setLevelVerb, words as setLevelWords } from './set-level.ts'
import { verb as shareTreasuresVerb, words as shareTreasuresWords } from './share-treasures.ts'
import { verb as skipVerb, words as skipWords } from './skip.ts'
import { verb as stayVerb, words as stayWords } from './stay.ts'
import { verb as strengthenVerb, words as strengthenWords } from './strengthen.ts'
import { verb as swapHandsVerb, words as swapHandsWords } from './swap-hands.ts'
import { verb as swapTraitVerb, words as swapTraitWords } from './swap-trait.ts'
import { verb as switchSideVerb, words as switchSideWords } from './switch-side.ts'
import { verb as takeVerb, words as takeWords } from './take.ts'
import { verb as turnDieVerb, words as turnDieWords } from './turn-die.ts'
import type { Words } from './verb.ts'
import { verb as weakenVerb, words as weakenWords } from './weaken.ts'
import { verb as winVerb, words as winWords } from './win.ts'

export { addCounters } from './add-counters.ts'
export { addMonster } from './add-monster.ts'
export { become } from './become.ts'
export { cancel } from './cancel.ts'
export { changeSex } from './change-sex.ts'
export { choose, chooseBy } from './choose.ts'
export { clone } from './clone.ts'
export { die } from './die.ts'
export { disarm } from './disarm.ts'
export { discard } from './discard.ts'
export { dismissHelper } from './dismiss-helper.ts'
export { draw } from './draw.ts'
export { each } from './each.ts'
export { endTurn } from './end-turn.ts'
export { letEscape } from './escape.ts'
export { extraTurn } from './extra-turn.ts'
export { forceHelp } from './force-help.ts'
export { gainLevels } from './gain-levels.ts'
export { guess } from './guess.ts'
export { helpFlight } from './help-flight.ts'
export { inCase } from './if.ts'
export { kill } from './kill.ts'
export { loot } from './loot.ts'
export { loseLevels } from './lose-levels.ts'
export { loseTrait } from './lose-trait.ts'
export { moveFight } from './move-fight.ts'
export { nameMonster } from './name-monster.ts'
export { nameNumber } from './name-number.ts'
export { namePlayer } from './name-player.ts'
export { openDoor } from './open-door.ts'
export { passHands } from './pass-hands.ts'
export { pay } from './pay.ts'
export { peek } from './peek.ts'
export { poolHands } from './pool-hands.ts'
export { putBack } from './put-back.ts'
export { redirect } from './redirect.ts'
export { remove } from './remove.ts'
export { removeCounters } from './remove-counters.ts'
export { repeat } from './repeat.ts'
export { reroll } from './reroll.ts'
export { reveal } from './reveal.ts'
export { roll, rollAs } from './roll.ts'
export { search } from './search.ts'
export { setDie } from './set-die.ts'
export { setLevel } from './set-level.ts'
export { shareTreasures } from './share-treasures.ts'
export { skip } from './skip.ts'
export { stay } from './stay.ts'
export { strengthen } from './strengthen.ts'
export { swapHands } from './swap-hands.ts'
export { swapTrait, swapTraitWith } from './swap-trait.ts'
export { switchSide } from './switch-side.ts'
export { take } from './take.ts'
export { turnDie } from './turn-die.ts'
export { weaken } from './weaken.ts'
export { win } from './win.ts'

/** In the order in which the schema lists them. */
export const EFFECT_VERBS = {
  gainLevels: gainLevelsVerb,
  loseLevels: loseLevelsVerb,
  setLevel: setLevelVerb,
  die: dieVerb,
  discard: discardVerb,
  take: takeVerb,
  draw: drawVerb,
  loot: lootVerb,
  search: searchVerb,
  reveal: revealVerb,
  peek: peekVerb,
  putBack: putBackVerb,
  loseTrait: loseTraitVerb,
  become: becomeVerb,
  swapTrait: swapTraitVerb,
  changeSex: changeSexVerb,
  stay: stayVerb,
  addCounters: addCountersVerb,
  removeCounters: removeCountersVerb,
  each: eachVerb,
  if: inCaseVerb,
  choose: chooseVerb,
  roll: rollVerb,
  namePlayer: namePlayerVerb,
  nameNumber: nameNumberVerb,
  nameMonster: nameMonsterVerb,
  guess: guessVerb,
  pay: payVerb,
  strengthen: strengthenVerb,
  weaken: weakenVerb,
  remove: removeVerb,
  kill: killVerb,
  addMonster: addMonsterVerb,
  clone: cloneVerb,
  moveFight: moveFightVerb,
  switchSide: switchSideVerb,
  shareTreasures: shareTreasuresVerb,
  dismissHelper: dismissHelperVerb,
  forceHelp: forceHelpVerb,
  escape: letEscapeVerb,
  helpFlight: helpFlightVerb,
  setDie: setDieVerb,
  turnDie: turnDieVerb,
  reroll: rerollVerb,
  cancel: cancelVerb,
  repeat: repeatVerb,
  redirect: redirectVerb,
  disarm: disarmVerb,
  poolHands: poolHandsVerb,
  swapHands: swapHandsVerb,
  passHands: passHandsVerb,
  win: winVerb,
  endTurn: endTurnVerb,
  extraTurn: extraTurnVerb,
  openDoor: openDoorVerb,
  skip: skipVerb,
} as const

export const EFFECT_WORDS: { readonly [V in Effect['do']]: Words<Extract<Effect, { readonly do: V }>> } = {
  gainLevels: gainLevelsWords,
  loseLevels: loseLevelsWords,
  setLevel: setLevelWords,
  die: dieWords,
  discard: discardWords,
  take: takeWords,
  draw: drawWords,
  loot: lootWords,
  search: searchWords,
  reveal: revealWords,
  peek: peekWords,
  putBack: putBackWords,
  loseTrait: loseTraitWords,
  become: becomeWords,
  swapTrait: swapTraitWords,
  changeSex: changeSexWords,
  stay: stayWords,
  addCounters: addCountersWords,
  removeCounters: removeCountersWords,
  each: eachWords,
  if: inCaseWords,
  choose: chooseWords,
  roll: rollWords,
  namePlayer: namePlayerWords,
  nameNumber: nameNumberWords,
  nameMonster: nameMonsterWords,
  guess: guessWords,
  pay: payWords,
  strengthen: strengthenWords,
  weaken: weakenWords,
  remove: removeWords,
  kill: killWords,
  addMonster: addMonsterWords,
  clone: cloneWords,
  moveFight: moveFightWords,
  switchSide: switchSideWords,
  shareTreasures: shareTreasuresWords,
  dismissHelper: dismissHelperWords,
  forceHelp: forceHelpWords,
  escape: letEscapeWords,
  helpFlight: helpFlightWords,
  setDie: setDieWords,
  turnDie: turnDieWords,
  reroll: rerollWords,
  cancel: cancelWords,
  repeat: repeatWords,
  redirect: redirectWords,
  disarm: disarmWords,
  poolHands: poolHandsWords,
  swapHands: swapHandsWords,
  passHands: passHandsWords,
  win: winWords,
  endTurn: endTurnWords,
  extraTurn: extraTurnWords,
  openDoor: openDoorWords,
  skip: skipWords,
}
