/**
 * Signs that somebody may not be who he says, or a service not what it seems. Each is shown with what it rests on; none decides
 * anything. The rules, their figures and their ranks stand here and nowhere else. docs/decisions/0073.
 */
import type { ErrorCode } from '../errors/errors.ts'

type Rule = {
  /** Hours from when it came up until harm comes of it: its rank in the inbox. */
  graceHours: number
}

export const signalRules = {
  /** A carrier's name, identification or telephone changed, and money waits to go to him. */
  identityChanged: { graceHours: 4 },
  /** Nobody has served with the account yet, and what it holds now is worth much. */
  youngAccount: { graceHours: 4 },
  /** The truck is far from its way. */
  offRoute: { graceHours: 1 },
  sameAccount: { graceHours: 24 },
  lowPrice: { graceHours: 24 },
  samePlate: { graceHours: 48 },
  samePicture: { graceHours: 72 },
  samePhone: { graceHours: 72 },
  sameDevice: { graceHours: 72 },
} as const satisfies Record<string, Rule>

export type SignalKind = keyof typeof signalRules
export const signalKinds = Object.keys(signalRules) as [SignalKind, ...SignalKind[]]

/** `aside`: somebody looked at it and said why it is nothing; new evidence opens it again. */
export const signalStates = ['open', 'aside'] as const
export type SignalState = (typeof signalStates)[number]

/** Where a sign begins. */
export const signalFigures = {
  /** An account of fewer days, without one finished service, … */
  youngDays: 14,
  /** … in a service worth this or more. */
  bigPesos: 8_000_000,
  /** A freight below this share of what its lane pays, or of what the trip costs by the ministry's model. */
  lowOfLaneBp: 6_000,
  lowOfReferenceBp: 5_000,
  /** Finished services of a lane, within so many days, from which on it is known what it pays. */
  laneLeast: 5,
  laneDays: 365,
  /** From its way, for a truck whose alert of it lasts. */
  farKm: 15,
  /** An identity that changed is told of for so many days. */
  identityDays: 15,
  /** Two pictures are one where so few of each half's 64 points differ. */
  pictureMost: 3,
  /** Points that differ from the rest, at least: a plain sheet is nobody's picture. */
  pictureLeast: 12,
  /** A picture in more houses is a form or a drawing that everybody has. */
  pictureHousesMost: 5,
  /** Put aside and unchanged, for so many days. */
  keptDays: 730,
  /** A browser is remembered for so many days after it was seen with an account. */
  deviceDays: 365,
} as const

const dayMs = 86_400_000
const hourMs = 3_600_000

/** By when harm comes of it, from when it came up. */
export const signalHarmAt = (kind: SignalKind, raisedAt: Date): Date =>
  new Date(raisedAt.getTime() + signalRules[kind].graceHours * hourMs)

/** Whoever an account belongs with: a driver of an enterprise is no other than his enterprise. */
export type Holder = { userId: string; houseId: string }

/** All who share something, each once, by id; nobody while they are of one house. The same whoever is asked about. */
export const sharing = (holders: readonly Holder[]): string[] => {
  if (new Set(holders.map(({ houseId }) => houseId)).size < 2) return []
  return [...new Set(holders.map(({ userId }) => userId))].toSorted()
}

/** What two houses have between them is one thing, whichever of them is named first. */
export const pairKey = (one: string, other: string): string => [one, other].toSorted().join('-')

/** What is told of it that was not known: with nothing new it stands as it stood. */
export const newEvidence = (known: ReadonlySet<string>, found: readonly string[]): string[] =>
  [...new Set(found)].filter((key) => !known.has(key))

/** Only new evidence brings back what was put aside. */
export const stateAfter = (state: SignalState, fresh: number): SignalState => (fresh > 0 ? 'open' : state)

export type Joining = { joinedAt: Date; takenAt: Date; finished: number; pesos: number }

/** An account that is younger than its first big service. */
export const isYoungForIt = ({ joinedAt, takenAt, finished, pesos }: Joining): boolean => {
  const age = takenAt.getTime() - joinedAt.getTime()
  const isYoung = age >= 0 && age < signalFigures.youngDays * dayMs
  return isYoung && finished === 0 && pesos >= signalFigures.bigPesos
}

export type Paid = {
  carrierPesos: number
  /** The middle of what the lane paid, and of how many services. */
  lanePesos: number | null
  laneCount: number
  referencePesos: number | null
}
export type Low = { of: 'lane' | 'reference'; usualPesos: number; count: number }

const isBelow = (pesos: number, usual: number, bp: number) => pesos * 10_000 < usual * bp

/** What it is far below; undefined where it is not, or nothing is known to hold it against. The lane says it before the model does. */
export const lowPriceOf = ({ carrierPesos, lanePesos, laneCount, referencePesos }: Paid): Low | undefined => {
  const { laneLeast, lowOfLaneBp, lowOfReferenceBp } = signalFigures
  if (lanePesos !== null && laneCount >= laneLeast)
    return isBelow(carrierPesos, lanePesos, lowOfLaneBp)
      ? { of: 'lane', usualPesos: lanePesos, count: laneCount }
      : undefined
  if (referencePesos === null || !isBelow(carrierPesos, referencePesos, lowOfReferenceBp)) return undefined
  return { of: 'reference', usualPesos: referencePesos, count: 0 }
}

export const isFarOff = (offKm: number): boolean => offKm >= signalFigures.farKm

/** Whether a change of identity is still told of. */
export const isLate = (changedAt: Date, now: Date): boolean =>
  now.getTime() - changedAt.getTime() > signalFigures.identityDays * dayMs

export type Standing = { state: SignalState; raisedAt: Date }

/** Why it cannot be put aside: somebody did already, or there is more to it than its reader saw. */
export const asideDenial = ({ state, raisedAt }: Standing, seenAt: Date): ErrorCode | undefined => {
  if (state === 'aside') return 'signal.already_aside'
  return raisedAt.getTime() === seenAt.getTime() ? undefined : 'signal.changed'
}
