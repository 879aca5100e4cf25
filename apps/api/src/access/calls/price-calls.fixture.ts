/** Calls on what prices are reckoned with: the base of VAT and the editions of the reference price. */
import { api } from '@arriero/contract'
import { daysAfter } from '@arriero/domain/time/calendar'
import { edition202506 } from '@arriero/domain/tariff/edition-2025-06'
import { insertPlan } from '#features/rates/rates.store.ts'
import { insertEdition } from '#features/tariff/tariff.store.ts'
import { filledSheet } from '#features/tariff-editions/filled-sheet.fixture.ts'
import { byAnyone, inParam, type Call } from './calls.fixture.ts'

let planned = 0
let drawn = 0
/** A day of its own for each. */
const nextDay = (from: string) => daysAfter(from, ++drawn)
/** Every call brings another figure. */
const nextSheet = () => filledSheet({ dieselPesosPerGallon: 11_000 + ++drawn })
const nextTolls = () =>
  Buffer.from(`Código;Peaje;Categorías;I;II;III;IV;V\n83;Oiba;5;1;2;3;4;${++drawn}`).toString('base64')
const validFrom = '2026-12-01'

export const priceCalls: Record<string, Call> = {
  '31c': byAnyone(api.rates.vatBases),
  '31d': byAnyone(api.rates.planVatBase, () => {
    // Each day differs from the one before, or it would change nothing.
    const day = daysAfter('2030-01-01', ++planned)
    return { body: { validFrom: day, vatBase: planned % 2 ? 'none' : 'commission' } }
  }),
  '31e': {
    ...byAnyone(api.rates.dropVatBase, async ({ caller, world }) => {
      const plan = { vatBase: 'none' as const, validFrom: nextDay('2060-01-01') }
      return { params: { _id: (await insertPlan(world.house.world.ctxFor(caller), plan)).id } }
    }),
    at: inParam('_id'),
  },
  f1: byAnyone(api.tariffEditions.all),
  f2: {
    ...byAnyone(api.tariffEditions.detail, async ({ caller, world }) => ({
      params: {
        _id: await insertEdition(world.house.world.ctxFor(caller), {
          edition: { ...edition202506, validFrom: nextDay('2000-01-01') },
          note: undefined,
          byId: caller.id,
        }),
      },
    })),
    at: inParam('_id'),
  },
  f6: byAnyone(api.tolls.all),
  f7: {
    ...byAnyone(api.tolls.detail, async ({ caller, world }) => ({
      params: {
        _id: await insertEdition(world.house.world.ctxFor(caller), {
          kind: 'tolls',
          edition: { validFrom: nextDay('2000-01-01'), posts: [] },
          note: undefined,
          byId: caller.id,
        }),
      },
    })),
    at: inParam('_id'),
  },
  f8: byAnyone(api.tolls.template),
  f9: byAnyone(api.tolls.preview, () => ({ body: { file: nextTolls(), validFrom } })),
  f10: byAnyone(api.tolls.create, () => ({ body: { file: nextTolls(), validFrom } })),
  f3: byAnyone(api.tariffEditions.template),
  f4: byAnyone(api.tariffEditions.preview, async () => ({ body: { file: await nextSheet(), validFrom } })),
  f5: byAnyone(api.tariffEditions.create, async () => ({ body: { file: await nextSheet(), validFrom } })),
}
