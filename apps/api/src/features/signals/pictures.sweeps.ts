/** Pictures since the last look: read once, then held against all that are known. docs/decisions/0073. */
import { bandsOf, isTelling, picturePrint, printSide } from '@arriero/domain/house/picture-print'
import type { OpenCtx } from '#context.ts'
import { greyPicture } from '#features/files/files.actions.ts'
import { keepPrint, markCompared, takeRead, waitingPictures } from './looks.store.ts'
import { samePictures } from './pictures.ts'
import { alikeOf } from './pictures.views.ts'
import { raise } from './signals.store.ts'

/** One after the other, so that an upload waits for one of them at most. */
const readAtOnce = 200
const comparedAtOnce = 100
const batchesMost = 10

const read = async (ctx: OpenCtx, fileId: string): Promise<void> => {
  const grey = await greyPicture(ctx, fileId, printSide)
  const print = grey && picturePrint(grey)
  await keepPrint(ctx.db, fileId, print && isTelling(print) ? { ...print, bands: bandsOf(print) } : null)
}

/** Answers whether some still wait: compared is when all that is known can be compared. */
const readWaiting = async (ctx: OpenCtx): Promise<boolean> => {
  const waiting = await waitingPictures(ctx.db, readAtOnce)
  for (const fileId of waiting) await read(ctx, fileId)
  return waiting.length === readAtOnce
}

const compareSome = (ctx: OpenCtx): Promise<boolean> =>
  ctx.inTransaction(async (db) => {
    const ids = await takeRead(db, comparedAtOnce)
    await raise({ ...ctx, db }, samePictures(await alikeOf(db, ids)))
    await markCompared(db, ids)
    return ids.length === comparedAtOnce
  })

export const sweepPictures = async (ctx: OpenCtx): Promise<void> => {
  if (await readWaiting(ctx)) return
  for (let batch = 0; batch < batchesMost; batch++) if (!(await compareSome(ctx))) return
}
