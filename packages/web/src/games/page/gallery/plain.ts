/** Letters as people type them: no accents, no capitals, plain quotes and blanks. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
