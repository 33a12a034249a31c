// A module hook: lets out the game that the frozen program of the engine benchmark keeps to itself.

export async function load(url, context, next) {
  const loaded = await next(url, context)
  if (!url.endsWith('/engine/boardgame-io.mjs')) return loaded
  return { ...loaded, source: `${loaded.source}\nexport { zombieMosh }\n` }
}
