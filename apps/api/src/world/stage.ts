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
  /** An uploaded photograph of his, not yet part of anything. */
  photo(actor: Actor, caption: string): Promise<string>
}

export type StageOptions = Pick<Stage, 'signNotice' | 'clock'> & {
  /** What his photographs show; a sheet of paper unless told. */
  draw?: (caption: string) => Promise<Buffer>
}

/** Each caption is drawn once. */
export const drawnOnce = (draw: (caption: string) => Promise<Buffer>): typeof draw => {
  const drawn = new Map<string, Promise<Buffer>>()
  return (caption) => {
    const known = drawn.get(caption) ?? draw(caption)
    drawn.set(caption, known)
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
    photo: async (actor, caption) => (await uploadImage(ctxFor(actor), await draw(caption), 'image'))._id,
  }
}
