const FACES = ['1em Bangers', '1em "Atkinson Hyperlegible Next Variable"']

/** A slow line keeps nobody waiting for longer. */
const PATIENCE = 1000

/** The page's letters are there, or late: a page that is shown before them moves under the finger when they come. */
export async function letters(): Promise<void> {
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE))
  const there = Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => {})
  await Promise.race([there, late])
}
