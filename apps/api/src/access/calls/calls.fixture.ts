/** For each row of the matrix: a request that its caller may make, and how to aim it at another object. */
import type { Endpoint } from '@arriero/contract/endpoint'
import type { Actor, Role } from '@arriero/domain/people/roles'
import { partyOf, type OrderState, type Situation, type World } from '../world.fixture.ts'
import type { Input } from '../probe.fixture.ts'

/** Where a call finds its objects: made for it alone, or kept for requests that must be refused. */
export type Scene = { world: World; situation(state: OrderState, role: Role): Promise<Situation> }

export type Prepared = { caller: Actor; input: Input; token?: string }

export type Call = {
  endpoint: Endpoint
  /** What somebody of this role may send for an object of his. */
  own(scene: Scene, role: Role): Promise<Prepared>
  /** Points the same request at another id, such as somebody else's. */
  at?: (input: Input, id: string) => Input
  unknownId?: string
  malformedId?: string
  /** Everybody's business while it is open: there is no foreign one. */
  isOpenToAll?: boolean
  /** Somebody of this role with another relation to the object: turned down, or a colleague of the driver. */
  elsewhere?(scene: Scene, role: Role): Promise<Prepared | undefined>
  /** Of a list of one's own: makes somebody else's entry, and answers by what it could be told. */
  foreignMarks?(scene: Scene, role: Role): Promise<string[]>
}

export const unknownIdOf = ({ unknownId }: Call) => unknownId ?? 'f'.repeat(24)
export const malformedIdOf = ({ malformedId }: Call) => malformedId ?? 'no-es-un-id'

type Asking = { caller: Actor; role: Role; world: World }
export type ToInput = (situation: Situation, asking: Asking) => Input | Promise<Input>

export const inParam =
  (name: string): NonNullable<Call['at']> =>
  (input, id) => ({ ...input, params: { ...input.params, [name]: id } })
export const inBody =
  (name: string): NonNullable<Call['at']> =>
  (input, id) => ({ ...input, body: { ...input.body, [name]: id } })

export const inQuery =
  (name: string): NonNullable<Call['at']> =>
  (input, id) => ({ ...input, query: { ...input.query, [name]: id } })

const otherParty = (situation: Situation, role: Role): Actor | undefined => {
  if (role === 'enterprise' || role === 'driver') return situation.rival
  return role === 'enterprisedriver' ? situation.colleague : undefined
}

/** A call on an order in this state, by the party its role is; staff come from outside. */
export const onOrder = (
  endpoint: Endpoint,
  { state, at, more = {} }: { state: OrderState; at?: NonNullable<Call['at']>; more?: Partial<Call> },
  toInput: ToInput,
): Call => ({
  endpoint,
  own: async ({ world, situation }, role) => {
    const found = await situation(state, role)
    const caller = partyOf(found, role) ?? (await world.bystander(role))
    return { caller, input: await toInput(found, { caller, role, world }) }
  },
  ...(at ? { at } : {}),
  elsewhere: async ({ world, situation }, role) => {
    const found = await situation(state, role)
    const caller = otherParty(found, role)
    return caller && { caller, input: await toInput(found, { caller, role, world }) }
  },
  ...more,
})

/** A call that concerns nobody's object, by somebody who has nothing else to do. */
export const byAnyone = (
  endpoint: Endpoint,
  toInput: (asking: Asking) => Input | Promise<Input> = () => ({}),
): Call => ({
  endpoint,
  own: async ({ world }, role) => {
    const caller = await world.bystander(role)
    return { caller, input: await toInput({ caller, role, world }) }
  },
})

/** Makes something that somebody keeps for himself. */
type Make = (world: World, owner: Actor) => Promise<string>

/** The list of what one keeps for oneself. */
export const ownList = (endpoint: Call['endpoint'], make: Make): Call => ({
  ...byAnyone(endpoint, () => ({ query: {} })),
  foreignMarks: async ({ world }, role) => [await make(world, await world.newcomer(role))],
})

/** On something that the caller keeps for himself. */
export const onOwn = (
  endpoint: Call['endpoint'],
  make: Make,
  body?: Record<string, unknown> | ((world: World) => Record<string, unknown>),
): Call => ({
  endpoint,
  own: async ({ world }, role) => {
    const caller = await world.newcomer(role)
    const params = { _id: await make(world, caller) }
    const sent = typeof body === 'function' ? body(world) : body
    return { caller, input: { params, ...(sent ? { body: sent } : {}) } }
  },
  at: inParam('_id'),
})

/** A call that names its caller's own account. */
export const ownAccount = (
  endpoint: Call['endpoint'],
  toInput: (id: string, role: string) => object,
  at: Call['at'],
): Call => ({
  endpoint,
  own: async ({ world }, role) => {
    const caller = await world.newcomer(role)
    return { caller, input: toInput(caller.id, role) }
  },
  ...(at ? { at } : {}),
})
