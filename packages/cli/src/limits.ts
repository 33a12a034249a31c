export const MOST_SEED = 0xffff_ffff
export const MOST_WORKERS = 64
