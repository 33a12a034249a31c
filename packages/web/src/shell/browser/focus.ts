export const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()
