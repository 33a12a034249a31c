// An icon on a grid of 512: what it covers, its outside and the lines within it.

export interface Icon {
  /** Left, top, width, height. */
  readonly box: readonly [number, number, number, number]
  /** Path data; alone, it is the silhouette. */
  readonly outer: string
  /** Path data of holes and lines; with `outer` it is the whole icon. */
  readonly inner: string
}

export type Icons = ReadonlyMap<string, Icon>

/** One icon a line: its name, its box, its outside and its inside, with bars between them. */
export function readIcons(lines: string): Icons {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', box = '', outer = '', inner = ''] = line.split('|')
        const [left = 0, top = 0, width = 512, height = 512] = box.split(' ').map(Number)
        return [name, { box: [left, top, width, height], outer, inner }]
      }),
  )
}
