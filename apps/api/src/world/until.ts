import type { WorldHouse } from './stage.ts'

/** The same house, in which nothing more happens once the signal was given. */
export const until = (signal: AbortSignal, house: WorldHouse): WorldHouse => ({
  ...house,
  openCtx: (db) => {
    signal.throwIfAborted()
    return house.openCtx(db)
  },
})
