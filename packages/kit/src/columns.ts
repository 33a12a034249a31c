// Text in columns of letters, as a terminal shows it.

const WIDTH = 80

/** Breaks a text at its spaces so that no line is wider than the terminal. No-break spaces hold. */
export function wrap(text: string, indent = '', width = WIDTH): string {
  return text
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = []
      let line = indent
      for (const word of paragraph.split(' ')) {
        const longer = line === indent ? indent + word : `${line} ${word}`
        if ([...longer].length > width && line !== indent) {
          lines.push(line)
          line = indent + word
        } else line = longer
      }
      return [...lines, line]
    })
    .join('\n')
}

/** Padded or cut to a width. */
export function padOrCut(text: string, width: number): string {
  const letters = [...text]
  return letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : text.padEnd(width)
}
