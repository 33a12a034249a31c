import {
  adds,
  bans,
  type CurseCard,
  changeSex,
  curse,
  discard,
  each,
  loseLevels,
  loseTrait,
  stay,
  swapTrait,
} from '@brouhaha/cards'
import { allItems, oneItem, worn } from '../make.ts'

export const CURSES: readonly CurseCard[] = [
  curse('rock-bottom', {
    copies: 3,
    effect: [loseLevels(1)],
    en: { name: 'Rock Bottom, with a View', flavour: 'Mostly of rock.' },
    fr: { name: 'Retour à la case bredouille' },
  }),
  curse('hat-thief-wind', {
    copies: 2,
    effect: [discard(worn('head'))],
    en: { name: 'A Wind of Change of Hat' },
    fr: { name: 'Coup de vent dans les idées', flavour: 'Il en restait peu.' },
  }),
  curse('lace-against-the-machine', {
    copies: 2,
    effect: [discard(allItems('table', { slot: 'feet' }))],
    en: { name: 'Lace Against the Machine', flavour: 'Every boot you own has joined the movement.' },
    fr: { name: 'Lacet-faire', flavour: 'Toutes tes chaussures rejoignent le marché libre.' },
  }),
  curse('rust-in-peace', {
    copies: 2,
    effect: [discard({ ...oneItem('table', { slot: 'armour' }), otherwise: [loseLevels(1)] })],
    en: { name: 'Rust in Peace' },
    fr: { name: 'Rouille de secours', flavour: "Sans armure, c'est toi qui grinces." },
  }),
  curse('wrong-changing-room', {
    effect: [changeSex(), stay('nextCombat', [adds('strength', -5)])],
    en: { name: 'The Wrong Changing Room', flavour: 'Nothing fits for one fight.' },
    fr: { name: 'Madame est servi', flavour: "Le temps d'un combat, tu cherches tes poches." },
  }),
  curse('career-change', {
    copies: 2,
    effect: [loseTrait('class', { otherwise: [loseLevels(1)] })],
    en: { name: 'Exciting Career Change', flavour: 'The exciting part is over.' },
    fr: { name: 'Pôle exploits', flavour: 'Ton dossier est complet. Ta carrière aussi.' },
  }),
  curse('ancestry-test', {
    effect: [loseTrait('race')],
    en: { name: 'Ancestry Test Results', flavour: 'Forty per cent cardigan.' },
    fr: { name: 'Arbre généalogique élagué' },
  }),
  curse('clerical-error', {
    effect: [swapTrait('class')],
    en: { name: 'Clerical Error' },
    fr: { name: "Erreur d'aiguillage", flavour: "Ton nouveau métier t'attend voie 2." },
  }),
  curse('cursed-jingle', {
    effect: [stay('untilLifted', [adds('flee', -1)])],
    en: { name: 'Cursed Jingle', flavour: 'They hear you coming, and humming.' },
    fr: { name: 'Ritournelle de mauvais aloi', flavour: 'Elle est déjà dans ta tête.' },
  }),
  curse('garlic-breath', {
    effect: [stay('untilKill', [bans('beingHelped')])],
    en: { name: 'Breath of the Wildly Garlicky' },
    fr: { name: "Haleine d'ail-leurs", flavour: "Tes amis t'encouragent. De loin." },
  }),
  curse('baggage-fees', {
    effect: [discard({ ...oneItem('table', { size: 'big' }), otherwise: [discard({ zone: 'hand' })] })],
    en: { name: 'Baggage Fees', flavour: 'The dungeon is now a budget dungeon.' },
    fr: { name: 'Excédent de bagages' },
  }),
  curse('kill-the-loyal-servant', {
    effect: [discard({ zone: 'table', filter: { kind: 'acolyte' } })],
    en: { name: 'Kill the Loyal Servant' },
    fr: { name: 'Tuer le fidèle serviteur' },
  }),
  curse('tax-season', {
    effect: [each('everyone', [discard({ zone: 'either' })], 'seats')],
    en: { name: 'Open Season on Taxpayers', flavour: 'Everybody pays. Somebody started it.' },
    fr: { name: 'Saison des impôts', flavour: 'La chasse est ouverte, le gibier déclare.' },
  }),
]
