/** What a company's own systems may ask and are told: scopes of keys, events of webhooks, patience with who does not answer. */
import type { ErrorCode } from '../errors/errors.ts'
import { historyActs, orderEventOf, type finerActs, type orderEvents } from '../orders/order-events.ts'
import { isClientRole, type Role } from '../people/roles.ts'

/** Whose systems may be joined: companies that carry and companies that send. */
export const integrators = ['enterprise', 'cliententerprise'] as const satisfies readonly Role[]

export const apiScopes = [
  'orders.read',
  'orders.write',
  'offers.write',
  'location.read',
  'fleet.read',
  'earnings.read',
] as const
export type ApiScope = (typeof apiScopes)[number]

const carrierScopes: ReadonlySet<ApiScope> = new Set<ApiScope>(['fleet.read', 'earnings.read'])

/** Scopes that mean something for an account of this role. */
export const scopesFor = (role: Role): readonly ApiScope[] =>
  apiScopes.filter((scope) => !isClientRole(role) || !carrierScopes.has(scope))

export const scopesDenial = (role: Role, scopes: readonly ApiScope[]): ErrorCode | undefined =>
  scopes.every((scope) => scopesFor(role).includes(scope)) ? undefined : 'key.scope_refused'

export const keysMost = 10
export const webhooksMost = 5

/** By the name under which systems are told, whose they are: an event of a service, or the wider one it counts as. */
const hearersOf = Map.groupBy(
  historyActs.flatMap((act) => {
    const webhook = orderEventOf(act)?.webhook
    return webhook ? webhook.to.map((party) => ({ event: (webhook.as ?? act) as WebhookEvent, party })) : []
  }),
  ({ event }) => event,
)

type Told<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends { webhook: { as: infer As extends string } }
    ? As
    : Rows[Name] extends { webhook: object }
      ? Name
      : never
}[keyof Rows]
export type WebhookEvent = Told<typeof orderEvents> | Told<typeof finerActs>
export const webhookEvents: readonly WebhookEvent[] = [...hearersOf.keys()]

/** Sent by hand, to see that all is well; nobody chooses it. */
export const testEvent = 'webhook.test'

/** Events that an account of this role can ever be told of. */
export const eventsFor = (role: Role): readonly WebhookEvent[] =>
  webhookEvents.filter((event) =>
    hearersOf.get(event)?.some(({ party }) => (party === 'client') === isClientRole(role)),
  )

export const eventsDenial = (role: Role, events: readonly WebhookEvent[]): ErrorCode | undefined =>
  events.every((event) => eventsFor(role).includes(event)) ? undefined : 'webhook.event_refused'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** Waits after the first try, the second, …; after the last one it is given up. Some 21 hours in all. */
export const retryWaitsMs: readonly number[] = [
  5 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  6 * hourMs,
  12 * hourMs,
]

/** When the next try is due after `tries`; undefined where it is given up. */
export const nextTryAt = (tries: number, now: Date): Date | undefined => {
  const waitMs = retryWaitsMs[tries - 1]
  return waitMs === undefined ? undefined : new Date(now.getTime() + waitMs)
}

/** An address at which nothing has arrived for so long, and a message was given up, is called no more. */
export const failingMostMs = 3 * 24 * hourMs

export const isGivenUp = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= failingMostMs

/** While a secret is being changed the one before it signs too. */
export const previousSecretMs = 24 * hourMs
