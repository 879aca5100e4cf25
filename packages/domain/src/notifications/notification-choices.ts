/** What a person may choose of how he is told: topic × channel, by role. Only what differs from the usual is kept. */
import { factsOfKind, notificationKinds, type NotificationKind } from './notification-kinds.ts'
import {
  notificationChannels,
  notificationTopics,
  type KeptBecause,
  type NotificationChannel,
  type NotificationTopic,
} from './notification-topics.ts'
import type { ErrorCode } from '../errors/errors.ts'
import type { Role } from '../people/roles.ts'

/** `main`: on, it brings what must not be missed and leaves the rest to the bell. */
export type Reach = 'all' | 'main'

/** Of what may be switched: letters that always come are none of it. */
export type ChoiceCell = {
  /** Whether it is on where nobody chose. */
  isUsual: boolean
  /** How much comes when it is on. */
  reach: Reach
  /** Why letters of it come whatever was chosen. */
  keptBecause?: KeptBecause
  /** All of them do: it cannot be switched off. */
  isFixed: boolean
}

/** Letters of their own, which are no notifications: a password changed, a code, another payout account. */
const lettersOf: Partial<Record<NotificationTopic, KeptBecause>> = { account: 'security' }

const kindsMet = (role: Role, topic: NotificationTopic): NotificationKind[] =>
  notificationKinds.filter((kind) => {
    const { topic: own, to } = factsOfKind(kind)
    return own === topic && to.includes(role)
  })

/** Its letter comes whatever was chosen. */
const keptOf = (kind: NotificationKind, channel: NotificationChannel): KeptBecause | undefined => {
  const { ways, keptBecause } = factsOfKind(kind)
  return channel === 'mail' && ways.includes(channel) ? keptBecause : undefined
}

const keptIn = (
  kinds: readonly NotificationKind[],
  topic: NotificationTopic,
  channel: NotificationChannel,
): KeptBecause | undefined =>
  kinds.map((kind) => keptOf(kind, channel)).find((because) => because !== undefined) ??
  (channel === 'mail' ? lettersOf[topic] : undefined)

const makeCell = (
  role: Role,
  topic: NotificationTopic,
  channel: NotificationChannel,
): ChoiceCell | undefined => {
  const met = kindsMet(role, topic)
  const keptBecause = keptIn(met, topic, channel)
  if (met.length === 0 && !keptBecause) return undefined
  const open = met.filter((kind) => keptOf(kind, channel) === undefined)
  const usual = open.filter((kind) => factsOfKind(kind).ways.includes(channel))
  const isFixed = open.length === 0
  const reach = usual.length > 0 && usual.length < open.length ? 'main' : 'all'
  return { isUsual: isFixed || usual.length > 0, reach, ...(keptBecause && { keptBecause }), isFixed }
}

const cells = new Map<string, ChoiceCell | undefined>()

/** Undefined where there is nothing of this topic that this role is ever told. */
export const choiceCell = (
  role: Role,
  topic: NotificationTopic,
  channel: NotificationChannel,
): ChoiceCell | undefined => {
  const key = `${role} ${topic} ${channel}`
  if (!cells.has(key)) cells.set(key, makeCell(role, topic, channel))
  return cells.get(key)
}

/** The topics that a role can be notified of at all. */
export const topicsOf = (role: Role): NotificationTopic[] =>
  notificationTopics.filter((topic) =>
    notificationChannels.some((channel) => choiceCell(role, topic, channel)),
  )

/** Why this choice cannot be made. */
export const denialOfChoice = (
  role: Role,
  { topic, channel, isOn }: { topic: NotificationTopic; channel: NotificationChannel; isOn: boolean },
): ErrorCode | undefined => {
  const cell = choiceCell(role, topic, channel)
  if (!cell) return 'choice.unknown'
  return cell.isFixed && !isOn ? 'choice.fixed' : undefined
}

type Asked = { kind: NotificationKind; channel: NotificationChannel; role: Role }

/**
 * Whether this goes that way. `chosen`: what the person said of its topic, undefined where nothing. Switched on where the topic usually does
 * not go that way, all of it does; elsewhere what usually does. Letters that always come are neither asked nor counted.
 */
export const goesBy = ({ kind, channel, role }: Asked, chosen: boolean | undefined): boolean => {
  const { topic, ways } = factsOfKind(kind)
  const isUsual = ways.includes(channel)
  const cell = choiceCell(role, topic, channel)
  if (chosen === undefined || !cell || keptOf(kind, channel)) return isUsual
  return chosen && (isUsual || !cell.isUsual)
}
