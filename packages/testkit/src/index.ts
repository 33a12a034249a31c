export { comparePair, comparePlay, listChoices } from './pairs.ts'
export { type Draw, type Script, ScriptError, type ScriptedChance, scripted } from './scripted.ts'
