/** Builds named situations by the product's own actions, so only legal states can come out. */
import type { Actor } from '@arriero/domain/roles'
import type { Milestone } from '@arriero/contract/tracking'
import type { House } from '#compose.ts'
import type { Ctx, Db } from '#context.ts'
import { uploadImage } from '#features/files/files.actions.ts'
import { insureOrder } from '#features/insurance/insurance.actions.ts'
import { makeOffer, acceptOffer, takeOrder } from '#features/offers/offers.actions.ts'
import { assignOrder } from '#features/orders/assignment.actions.ts'
import { createOrder, routeFor, type NewOrder } from '#features/orders/orders.actions.ts'
import { loadSupportDocument } from '#features/orders/support-document.actions.ts'
import { receiveNotice } from '#features/payments/notices.actions.ts'
import { signAttempt, startPayment } from '#features/payments/payments.actions.ts'
import { reportMilestone } from '#features/tracking/milestones.actions.ts'
import { newId } from '../ids.ts'
import { paperPhoto } from './picture.ts'

export type SignNotice = (fields: Record<string, string>, status: string) => Record<string, string>

export type Situations = ReturnType<typeof situations>

/** The world's own clock: it moves only when told. */
export type WorldClock = { now: Date }

export const situations = (
  house: House,
  { signNotice, clock }: { signNotice: SignNotice; clock: WorldClock },
) => {
  const ctxFor = (actor: Actor, db?: Db): Ctx => {
    const { now } = clock
    return { ...house.openCtx(db), actor, now, newId: () => newId(now) }
  }
  const act = <T>(actor: Actor, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    house.database.transaction((tx) => work(ctxFor(actor, tx)))

  const photo = async (actor: Actor, caption: string): Promise<string> =>
    (await uploadImage(ctxFor(actor), await paperPhoto(caption), 'image'))._id

  const create = async (client: Actor, order: NewOrder): Promise<string> => {
    const route = await routeFor(ctxFor(client), order.origin, order.destination)
    return (await act(client, (ctx) => createOrder(ctx, order, route)))._id
  }
  const offer = async (
    carrier: Actor,
    orderId: string,
    valuePesos: number,
    description: string,
  ): Promise<string> =>
    (await act(carrier, (ctx) => makeOffer(ctx, { orderId, valuePesos, description })))._id

  /** Attempt, form and the gateway's signed notice. */
  const pay = async (client: Actor, orderId: string, status = 'CAPTURED'): Promise<void> => {
    const { transaction } = await act(client, (ctx) => startPayment(ctx, orderId))
    const form = await act(client, (ctx) => signAttempt(ctx, transaction))
    await house.database.transaction((tx) =>
      receiveNotice({ ...house.openCtx(tx), now: clock.now }, signNotice(form.fields, status)),
    )
  }
  const insure = async (client: Actor, orderId: string, declaredPesos: number) => {
    const ctx = ctxFor(client)
    const { commodities, packagings, mobilizations } = await ctx.providers.insurer.catalogues()
    return insureOrder(ctx, {
      orderId,
      commodityCode: commodities[0]?.cod_mercan ?? '',
      packagingCode: packagings[0]?.cod_tipemp ?? '',
      mobilizationCode: mobilizations[0]?.cod_movili ?? '',
      declaredPesos,
      shownPremiumPesos: undefined,
    })
  }
  const supportDocument = async (carrier: Actor, orderId: string): Promise<void> => {
    const file = await photo(carrier, 'Remesa')
    await act(carrier, (ctx) => loadSupportDocument(ctx, orderId, file))
  }
  const milestone = async (driver: Actor, orderId: string, step: Milestone): Promise<void> => {
    const imageIds = step === 'finish' ? [await photo(driver, 'Entrega')] : undefined
    const nothing = {
      deviceAt: undefined,
      sentAt: undefined,
      latitude: undefined,
      longitude: undefined,
      code: undefined,
      reason: undefined,
    }
    await act(driver, (ctx) => reportMilestone(ctx, orderId, { ...nothing, milestone: step, imageIds }))
  }

  return {
    now: () => clock.now,
    /** Sets the world's clock. */
    at: (instant: Date) => {
      clock.now = instant
    },
    later: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    },
    ctxFor,
    act,
    photo,
    create,
    offer,
    take: (carrier: Actor, orderId: string) => act(carrier, (ctx) => takeOrder(ctx, orderId)),
    accept: (client: Actor, orderId: string, offerId: string) =>
      act(client, (ctx) => acceptOffer(ctx, orderId, offerId)),
    pay,
    insure,
    assign: (carrier: Actor, orderId: string, pair: { driverId: string; vehicleId: string }) =>
      act(carrier, (ctx) => assignOrder(ctx, orderId, { ...pair, reason: undefined, isConfirmed: false })),
    supportDocument,
    milestone,
  }
}
