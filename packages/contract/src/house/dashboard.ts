/** What the home of administrators and accountancy shows. Spec §2 "Dashboard", decisions §6. */
import { clients, staff, treasurers } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pesosShape } from '../shapes.ts'

const count = z.number().int().min(0)
const administrators = { roles: ['administrator'] } as const

/** By the lists of people that staff works with. */
const perList = z.object({
  drivers: count,
  enterpriseDrivers: count,
  enterprises: count,
  clients: count,
  clientEnterprises: count,
})

/** Weeks that the charts reach back. */
export const activityWeeks = 13

/** First steps of the platform's own people; each is behind once it is true. */
export const firstSteps = ['team', 'rates', 'documents', 'view', 'export', 'answer', 'request'] as const

const spent = { services: count, value: pesosShape }
/** Lanes that a month's spending is told by. */
export const spendingLanes = 6

export const dashboard = {
  counts: endpoint('GET /user/detailscount', {
    access: administrators,
    reply: z.object({
      /** Drivers created in the last 30 days. */
      driver: count,
      driverAll: count,
      order: count,
      orderCanceled: count,
      countInsurance: count,
    }),
  }),
  ordersByStatus: endpoint('GET /order/count', {
    access: { roles: treasurers },
    reply: z.array(z.object({ status: z.number(), count })),
  }),
  activity: endpoint('GET /dashboard/activity', {
    access: administrators,
    reply: z.object({
      /** One entry per day up to today, `YYYY-MM-DD`. */
      days: z.array(z.object({ day: z.string(), services: count })),
      /** By their Mondays; money of services that were not cancelled. The last one is not over. */
      weeks: z.array(z.object({ monday: z.string(), payments: z.number(), value: pesosShape })),
    }),
  }),
  attention: endpoint('GET /dashboard/attention', {
    access: administrators,
    reply: z.object({
      /** People with papers, their own or a vehicle's, that nobody has looked at, by the list they are in. */
      papers: perList,
      /** Accounts that wait for their first validation. */
      accounts: perList,
      /** Services without a driver that begin within so many hours, taken ones also when late; the larger holds the smaller. */
      unassigned: z.object({ within4Hours: count, within14Hours: count, within24Hours: count }),
      /** Requests near the last day the law leaves, and past it. */
      requests: z.object({ amber: count, red: count }),
      refunds: z.object({ count, value: pesosShape }),
      lostPayments: count,
      /** Trucks on the road that would be past what was promised. */
      lateTrucks: count,
      /** Trucks that have left their way. */
      strayTrucks: count,
    }),
  }),
  /** What a client's own services of this month come to; those that were cancelled, or are not paid, are not among them. */
  spending: endpoint('GET /dashboard/spending', {
    access: { roles: clients },
    reply: z.object({
      /** `YYYY-MM` of Bogotá, by the day the cargo was to be loaded. */
      month: z.string(),
      ...spent,
      /** The whole month before. */
      before: z.object(spent),
      /** Where most of it went, dearest first. */
      lanes: z.array(z.object({ origin: z.string(), destination: z.string(), ...spent })),
    }),
  }),
  firstSteps: endpoint('GET /dashboard/firststeps', {
    access: { roles: staff },
    reply: z.object({ steps: z.array(z.object({ key: z.enum(firstSteps), isDone: z.boolean() })) }),
  }),
  money: endpoint('GET /dashboard/money', {
    access: { roles: treasurers },
    reply: z.object({
      /** Earned, released and not paid; `late`: past the day they were due. `value` before withholdings. */
      payouts: z.object({ count, late: count, value: pesosShape }),
      /** `unsold`: those of premiums for which no insurer sold a policy. */
      refunds: z.object({ count, value: pesosShape, unsold: count }),
      /** What another person has begun and the reader may confirm; what he began himself waits for somebody else. */
      second: z.object({ payouts: count, batches: count, refunds: count, own: count }),
      /** Charges for waiting that their client objected to. */
      standby: count,
      /** Complaints that hold a carrier's money. */
      complaints: count,
      /** Signed notices of the last 30 days that match no payment of ours. */
      notices: z.object({ count, from: z.string() }),
      /** Months of the books that are over and not closed; null where none is. */
      months: z.object({ count, oldest: z.string().nullable() }),
    }),
  }),
}
