/** Who listens on this node, found by person and by role, so that a message costs only its audience. */
import { isCarrierRole, type Actor, type Role } from '@arriero/domain/people/roles'
import type { DefaultEventsMap, Socket } from 'socket.io'

export type LiveData = { actor: Actor; sessionHash: Buffer; checkedAtMs: number }
export type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, LiveData>

/** People and roles a message is for. */
export type Audience = { users?: readonly string[]; roles?: readonly Role[] }

export type Listeners = {
  add(socket: LiveSocket): void
  remove(socket: LiveSocket): void
  countOf(userId: string): number
  /** Sockets of these users and roles, each once. */
  of(audience: Audience): LiveSocket[]
  /** Sockets of carriers that may take services. */
  activeCarriers(): LiveSocket[]
  all(): LiveSocket[]
  isEmpty(): boolean
}

const put = <K>(map: Map<K, Set<LiveSocket>>, key: K, socket: LiveSocket) => {
  const set = map.get(key)
  if (set) set.add(socket)
  else map.set(key, new Set([socket]))
}

const take = <K>(map: Map<K, Set<LiveSocket>>, key: K, socket: LiveSocket) => {
  const set = map.get(key)
  set?.delete(socket)
  if (set?.size === 0) map.delete(key)
}

export const createListeners = (): Listeners => {
  const all = new Set<LiveSocket>()
  const byUser = new Map<string, Set<LiveSocket>>()
  const byRole = new Map<Role, Set<LiveSocket>>()
  return {
    add: (socket) => {
      all.add(socket)
      put(byUser, socket.data.actor.id, socket)
      put(byRole, socket.data.actor.role, socket)
    },
    remove: (socket) => {
      all.delete(socket)
      take(byUser, socket.data.actor.id, socket)
      take(byRole, socket.data.actor.role, socket)
    },
    countOf: (userId) => byUser.get(userId)?.size ?? 0,
    of: ({ users = [], roles = [] }) => [
      ...new Set([
        ...users.flatMap((id) => [...(byUser.get(id) ?? [])]),
        ...roles.flatMap((role) => [...(byRole.get(role) ?? [])]),
      ]),
    ],
    activeCarriers: () =>
      [...byRole].flatMap(([role, sockets]) =>
        isCarrierRole(role) ? [...sockets].filter(({ data }) => data.actor.isValidated) : [],
      ),
    all: () => [...all],
    isEmpty: () => all.size === 0,
  }
}
