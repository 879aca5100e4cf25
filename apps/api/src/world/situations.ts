/** Builds named situations by the product's own actions, so only legal states can come out. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '@arriero/domain/people/roles'
import type { Milestone } from '@arriero/contract/places/tracking'
import { consentVersions } from '@arriero/domain/people/consents'
import { answerConsent } from '#features/consents/consents.actions.ts'
import { insureOrder } from '#features/insurance/insurance.actions.ts'
import { issuePolicy } from '#features/insurance/insurance.reactions.ts'
import { makeOffer, acceptOffer, takeOrder } from '#features/offers/offers.actions.ts'
import { assignOrder } from '#features/orders/assignment/assignment.actions.ts'
import { createOrder, routeFor } from '#features/orders/orders.actions.ts'
import type { NewOrder } from '#features/orders/asked/new-order.ts'
import { loadSupportDocument } from '#features/orders/support-document.actions.ts'
import { receiveNotice } from '#features/payments/notices.actions.ts'
import { signAttempt, startPayment } from '#features/payments/payments.actions.ts'
import { reportMilestone } from '#features/tracking/milestones.actions.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { stageOf, type Stage, type StageOptions, type WorldHouse } from './stage.ts'

export type Situations = ReturnType<typeof situations>

const agreeing = ({ ctxFor, act }: Stage) => ({
  create: async (client: Actor, order: NewOrder): Promise<string> => {
    const route = await routeFor(ctxFor(client), order)
    return (await act(client, (ctx) => createOrder(ctx, order, route)))._id
  },
  offer: async (
    carrier: Actor,
    orderId: string,
    price: { valuePesos: number; description: string },
  ): Promise<string> => (await act(carrier, (ctx) => makeOffer(ctx, { orderId, ...price })))._id,
  take: (carrier: Actor, orderId: string) => act(carrier, (ctx) => takeOrder(ctx, orderId)),
  accept: (client: Actor, orderId: string, offerId: string) =>
    act(client, (ctx) => acceptOffer(ctx, orderId, offerId)),
  assign: (carrier: Actor, orderId: string, pair: { driverId: string; vehicleId: string }) =>
    act(carrier, (ctx) => assignOrder(ctx, orderId, { ...pair, reason: undefined, isConfirmed: false })),
})

const boughtWithinMs = 10_000
const againMs = 20

/**
 * The policy of what was paid, which the product buys by a job: whoever tells an old story must not wait for one. Where the
 * job is at it already, for its end.
 */
const issue = async ({ house, clock }: Stage, orderId: string): Promise<void> => {
  const told = { name: 'payment.outcome', orderId } as const
  for (const untilMs = Date.now() + boughtWithinMs; ; await sleep(againMs)) {
    try {
      return await issuePolicy({ ...house.openCtx(), now: clock.now }, told)
    } catch (error) {
      const isAtIt = error instanceof ProviderError && error.kind === 'unavailable'
      if (!isAtIt || Date.now() > untilMs) throw error
    }
  }
}

const paying = ({ house, clock, signNotice, ctxFor, act }: Stage) => ({
  /** Attempt, form and the gateway's signed notice; answers the form, of which the gateway may have more to say. */
  pay: async (client: Actor, orderId: string, status = 'CAPTURED'): Promise<Record<string, string>> => {
    const { transaction } = await act(client, (ctx) => startPayment(ctx, orderId))
    const { fields } = await act(client, (ctx) => signAttempt(ctx, transaction))
    await house.database.transaction((tx) =>
      receiveNotice({ ...house.openCtx(tx), now: clock.now }, signNotice(fields, status)),
    )
    return fields
  },
  /** Another signed notice about a form. */
  notify: (fields: Record<string, string>, status: string) =>
    house.database.transaction((tx) =>
      receiveNotice({ ...house.openCtx(tx), now: clock.now }, signNotice(fields, status)),
    ),
  insure: async (client: Actor, orderId: string, declaredPesos: number) => {
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
  },
})

const driving = ({ act, photo }: Stage) => ({
  /** His answer to whether his position may be shared. */
  consent: (driver: Actor, isGiven = true) =>
    act(driver, (ctx) =>
      answerConsent(ctx, { kind: 'location', version: consentVersions.location, isGiven, channel: 'demo' }),
    ),
  supportDocument: async (carrier: Actor, orderId: string): Promise<void> => {
    const file = await photo(carrier, 'Remesa')
    await act(carrier, (ctx) => loadSupportDocument(ctx, orderId, file))
  },
  milestone: async (driver: Actor, orderId: string, step: Milestone): Promise<void> => {
    const report = {
      milestone: step,
      imageIds: step === 'finish' ? [await photo(driver, 'Entrega')] : undefined,
      deviceAt: undefined,
      sentAt: undefined,
      latitude: undefined,
      longitude: undefined,
      code: undefined,
      reason: undefined,
    }
    await act(driver, (ctx) => reportMilestone(ctx, orderId, report))
  },
})

const timing = ({ clock }: Stage) => ({
  now: () => clock.now,
  /** Sets the world's clock. */
  at: (instant: Date) => {
    clock.now = instant
  },
  later: (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
  },
})

export const situations = (house: WorldHouse, options: StageOptions) => {
  const stage = stageOf(house, options)
  const { ctxFor, act, photo } = stage
  return {
    ctxFor,
    act,
    photo,
    ...timing(stage),
    ...agreeing(stage),
    ...paying(stage),
    ...driving(stage),
    issue: (orderId: string) => issue(stage, orderId),
  }
}
