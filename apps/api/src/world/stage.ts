/** Where the world's people act: a house, and a clock that moves only when told. */
import type { Actor } from '@arriero/domain/people/roles'
import type { Ctx, Db, Log, OpenCtx } from '#context.ts'
import type { Database } from '#database/connect.ts'
import { uploadImage } from '#features/files/files.actions.ts'
import { newId } from '../ids.ts'
import { paperPhoto } from './picture.ts'

/** What the world needs of the running product. */
export type WorldHouse = {
  database: Pick<Database, 'db' | 'transaction'>
  openCtx(db?: Db): OpenCtx
  app: { log: Log }
}

export type WorldClock = { now: Date }
/** A notice as the gateway would sign it for a form. */
export type SignNotice = (fields: Record<string, string>, status: string) => Record<string, string>

export type Stage = {
  house: WorldHouse
  clock: WorldClock
  signNotice: SignNotice
  ctxFor(actor: Actor, db?: Db): Ctx
  /** One act of one person, in its transaction. */
  act<T>(actor: Actor, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** An uploaded photograph of his, not yet part of anything; `of`: whom or what the paper on it is of. */
  photo(actor: Actor, caption: string, of?: string): Promise<string>
}

type Draw = (caption: string, of?: string) => Promise<Buffer>

export type StageOptions = Pick<Stage, 'signNotice' | 'clock'> & {
  /** What his photographs show; a sheet of paper unless told. */
  draw?: Draw
}

/** Each caption is drawn once for each whom it is of. */
export const drawnOnce = (draw: Draw): Draw => {
  const drawn = new Map<string, Promise<Buffer>>()
  return (caption, of) => {
    const key = `${caption} ${of ?? ''}`
    const known = drawn.get(key) ?? draw(caption, of)
    drawn.set(key, known)
    return known
  }
}

export const stageOf = (
  house: WorldHouse,
  { signNotice, clock, draw = drawnOnce(paperPhoto) }: StageOptions,
): Stage => {
  const ctxFor = (actor: Actor, db?: Db): Ctx => {
    const { now } = clock
    return { ...house.openCtx(db), actor, now, newId: () => newId(now) }
  }
  return {
    house,
    clock,
    signNotice,
    ctxFor,
    act: (actor, work) => house.database.transaction((tx) => work(ctxFor(actor, tx))),
    photo: async (actor, caption, of) =>
      (await uploadImage(ctxFor(actor), await draw(caption, of), 'image'))._id,
  }
}
