export const RULE_BOXES = ['base', 'star', 'cthulhu', 'zombies'] as const
export type RuleBox = (typeof RULE_BOXES)[number]

export const boxIn = (word: string): RuleBox | null => RULE_BOXES.find((box) => box === word) ?? null
