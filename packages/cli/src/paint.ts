import { styleText } from 'node:util'

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'magenta' | 'green'

const colourful = process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb'

/** Adds emphasis where the terminal shows it; what is said never depends on it. */
export const paint = (style: Style, text: string): string => (colourful ? styleText(style, text) : text)
