import { MoshPage } from '../../games/mosh/rules/MoshPage.tsx'
import { boxIn } from '../../games/munchkin/rules/boxes.ts'
import { FamilyPage } from '../../games/munchkin/rules/FamilyPage.tsx'
import { Hub } from './Hub.tsx'
import '../../games/page/rules/rules.css'

/** The whole rulebooks in our words: /rules/munchkin, one box of it as /rules/star, /rules/mosh; /rules/ID opens one at a rule. */
export function RulesPage({ rule }: { readonly rule: string | null }) {
  if (rule === null) return <Hub />
  const word = rule.toLowerCase()
  const box = boxIn(word)
  if (box !== null) return <FamilyPage key={box} box={box} wanted={null} />
  if (word === 'munchkin') return <FamilyPage key="all" box={null} wanted={null} />
  if (word === 'mosh') return <MoshPage wanted={null} />
  const wanted = rule.toUpperCase()
  return wanted.startsWith('MK-') ? <FamilyPage key="all" box={null} wanted={wanted} /> : <MoshPage wanted={wanted} />
}
