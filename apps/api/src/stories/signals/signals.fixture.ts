/** A house whose looks are taken when a story says so, and administrators who read what they found. */
import { api } from '@arriero/contract'
import type { Signal } from '@arriero/contract/house/signals'
import type { SignalKind } from '@arriero/domain/house/signals'
import sharp from 'sharp'
import { sweepAccounts, sweepBrowsers } from '#features/signals/accounts.sweeps.ts'
import { sweepPictures } from '#features/signals/pictures.sweeps.ts'
import { sweepAgreed, sweepStrays } from '#features/signals/services.sweeps.ts'
import { uploadImage } from '#features/files/files.actions.ts'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stage.fixture.ts'

export const dayMs = 86_400_000

/** Nine by nine fields of grey, each clearly another than its neighbours; `side` a multiple of nine. */
const picture = (seed: number, side: number): Promise<Buffer> => {
  const field = side / 9
  const grey = Buffer.from(
    Array.from({ length: side * side }, (_, at) => {
      const [row, column] = [Math.floor(at / side / field), Math.floor((at % side) / field)]
      return ((row * 4 + column * 3) * 29 * seed) % 251
    }),
  )
  return sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

type Asked = { kind?: SignalKind[]; state?: 'open' | 'aside'; about?: string; q?: string }

export const openSignalStage = async () => {
  const stage = await openStage({ start: '2026-11-09T13:00:00Z' })
  const { house } = stage
  let phones = 0
  /** Each with a telephone of his own: what they share is what a story gives them. */
  const called: typeof stage.called = (role, facts) =>
    stage.called(role, { cellPhone: `3150${String(++phones).padStart(6, '0')}`, ...facts })
  const administrator = await called('administrator', { name: 'Ana Ruiz' })
  /** Sessions of staff end while the clock moves. */
  const staff = () => house.as(administrator.actor)
  const look = async (): Promise<void> => {
    const ctx = house.openCtx()
    for (const sweep of [sweepAccounts, sweepBrowsers, sweepAgreed, sweepStrays, sweepPictures])
      await sweep(ctx)
  }
  const signals = async (asked: Asked = {}): Promise<Signal[]> =>
    (await (await staff()).send(api.signals.all, { query: { ...asked, limit: '100' } })).items
  const only = async (kind: SignalKind, about?: string): Promise<Signal> => {
    const found = await signals({ kind: [kind], ...(about === undefined ? {} : { about }) })
    const [signal] = found
    if (!signal || found.length > 1) throw new Error(`${found.length} signs of ${kind}`)
    return signal
  }
  const detail = async (_id: string) => (await staff()).send(api.signals.detail, { params: { _id } })
  const aside = async ({ _id, raisedAt }: Signal, note = 'Son padre e hijo.') =>
    (await staff()).send(api.signals.aside, { params: { _id }, body: { note, seenAt: raisedAt } })
  /** His own portrait, as his phone sends it. */
  const show = async ({ actor }: Caller, seed: number, side = 180): Promise<void> => {
    const caller = await house.as(actor)
    const bytes = await picture(seed, side)
    const { _id: image } = await uploadImage(house.world.ctxFor(actor), bytes, 'jpeg')
    await caller.send(api.accounts.update, { params: { _id: actor.id }, body: { image } })
  }
  const change = async ({ actor }: Caller, body: { name?: string; cellPhone?: string }): Promise<void> => {
    const caller = await house.as(actor)
    await caller.send(api.accounts.update, { params: { _id: actor.id }, body })
  }
  return { ...stage, called, administrator, staff, look, signals, only, detail, aside, show, change }
}
