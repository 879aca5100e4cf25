/** Requests, complaints and claims (PQR), and the time the law leaves to answer them. Decisions §17. */
import { bogotaDay } from '../time/calendar.ts'
import type { ErrorCode } from '../errors/errors.ts'
import { isDeskRole, staff, type Role } from '../people/roles.ts'
import { workingDaysAfter, workingDaysBetween } from '../time/working-days.ts'

const requestStatuses = ['pending', 'inProgress', 'solved'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Of one's personal data one may ask (consulta) or demand a change (reclamo): their terms differ. */
const requestKinds = ['question', 'claim', 'dataQuestion', 'dataClaim'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Working days after the day it was filed. */
export const termDays: Record<RequestKind, number> = {
  question: 15,
  claim: 15,
  dataQuestion: 10,
  dataClaim: 15,
}

/** The last day to answer, `YYYY-MM-DD` in Bogotá. */
export const dueDay = (kind: RequestKind, filedAt: Date): string =>
  workingDaysAfter(bogotaDay(filedAt), termDays[kind])

export const lights = ['green', 'amber', 'red'] as const
export type Light = (typeof lights)[number]

/** Working days left; 0 on the last day, below it when the term is over. */
export const daysLeft = (dueOn: string, now: Date): number => workingDaysBetween(bogotaDay(now), dueOn)

const redFromDays = 1
const amberFromDays = 5

/** Red on the last two days and after them, amber in the week before. */
export const lightOf = (dueOn: string, now: Date): Light => {
  const left = daysLeft(dueOn, now)
  if (left <= redFromDays) return 'red'
  return left <= amberFromDays ? 'amber' : 'green'
}

/** Due days of each light, both ends included; undefined where there is none. */
export const lightRange = (light: Light, now: Date): { from?: string; to?: string } => {
  const today = bogotaDay(now)
  const lastRed = workingDaysAfter(today, redFromDays)
  const lastAmber = workingDaysAfter(today, amberFromDays)
  const dayAfter = (day: string) => workingDaysAfter(day, 1)
  switch (light) {
    case 'red':
      return { to: lastRed }
    case 'amber':
      return { from: dayAfter(lastRed), to: lastAmber }
    case 'green':
      return { from: dayAfter(lastAmber) }
  }
}

/** Who files in other people's names and answers. */
export const answersRequests = (role: Role): boolean => isDeskRole(role)

/**
 * Who reads and answers a request: the desk every one; accountancy what a client says went wrong with his service, for until
 * it is solved the carrier's money is held. Decisions §16.
 */
export const handlesRequest = (role: Role, isComplaint: boolean): boolean =>
  answersRequests(role) || (role === 'accountancy' && isComplaint)

/** All staff roles that handle such a request. */
export const handlersOf = (isComplaint: boolean) => staff.filter((role) => handlesRequest(role, isComplaint))

/** `seenAt`: when it was last changed for whoever answers it; undefined where he did not say. */
export const answerDenial = (
  request: { status: RequestStatus; updatedAt: Date },
  seenAt: Date | undefined,
): ErrorCode | undefined => {
  if (request.status === 'solved') return 'pqr.already_solved'
  return seenAt !== undefined && seenAt.getTime() !== request.updatedAt.getTime() ? 'pqr.changed' : undefined
}

/** What is read out on the telephone: the year and a number of its own. */
export const filingNumber = (number: number, filedAt: Date): string =>
  `${bogotaDay(filedAt).slice(0, 4)}-${String(number).padStart(6, '0')}`

/** Moments are told apart by the millisecond: what answers is never as old as what it answers. */
export const momentAfter = (now: Date, before: Date): Date =>
  now.getTime() > before.getTime() ? now : new Date(before.getTime() + 1)
