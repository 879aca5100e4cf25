/** What a person may choose of how he is told: topic × channel, by role. Only what differs from the usual is kept. */
import {
  factsOfKind,
  notificationChannels,
  notificationKinds,
  notificationTopics,
  type KeptBecause,
  type NotificationChannel,
  type NotificationKind,
  type NotificationTopic,
} from './notification-kinds.ts'
import type { ErrorCode } from './errors.ts'
import type { Role } from './roles.ts'

/** `main`: on, it brings what must not be missed and leaves the rest to the bell. */
export type Reach = 'all' | 'main'

export type ChoiceCell = {
  /** Where nobody chose. */
  isUsual: boolean
  /** How much comes when it is on. */
  reach: Reach
  /** It cannot be switched off. */
  keptBecause?: KeptBecause
}

/** Letters of their own, which are no notifications: a password changed, a code, another payout account. */
const lettersOf: Partial<Record<NotificationTopic, KeptBecause>> = { account: 'security' }

const kindsMet = (role: Role, topic: NotificationTopic): NotificationKind[] =>
  notificationKinds.filter((kind) => {
    const { topic: own, to } = factsOfKind(kind)
    return own === topic && to.includes(role)
  })

const keptIn = (kinds: readonly NotificationKind[]): KeptBecause | undefined =>
  kinds.map((kind) => factsOfKind(kind).keptBecause).find((because) => because !== undefined)

const makeCell = (
  role: Role,
  topic: NotificationTopic,
  channel: NotificationChannel,
): ChoiceCell | undefined => {
  const met = kindsMet(role, topic)
  const usual = met.filter((kind) => factsOfKind(kind).ways.includes(channel))
  const keptBecause = channel === 'mail' ? (keptIn(usual) ?? lettersOf[topic]) : undefined
  if (met.length === 0 && !keptBecause) return undefined
  const isUsual = usual.length > 0 || keptBecause !== undefined
  const reach = usual.length > 0 && usual.length < met.length ? 'main' : 'all'
  return { isUsual, reach, ...(keptBecause && { keptBecause }) }
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

/** Those a role can meet at all. */
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
  return cell.keptBecause && !isOn ? 'choice.fixed' : undefined
}

type Asked = { kind: NotificationKind; channel: NotificationChannel; role: Role }

/**
 * Whether this goes that way. `chosen`: what the person said of its topic, undefined where nothing. Switched on where the topic usually does
 * not go that way, all of it does; elsewhere what usually does.
 */
export const goesBy = ({ kind, channel, role }: Asked, chosen: boolean | undefined): boolean => {
  const { topic, ways } = factsOfKind(kind)
  const isUsual = ways.includes(channel)
  const cell = choiceCell(role, topic, channel)
  if (chosen === undefined || !cell || cell.keptBecause) return isUsual
  return chosen && (isUsual || !cell.isUsual)
}
