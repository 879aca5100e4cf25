/** Who of the staff answers a request, and when whoever that is is warned of its last day. docs/decisions/0074. */
import type { ErrorCode } from '../errors/errors.ts'
import { isStaffRole, type Role } from '../people/roles.ts'
import { handlesRequest, type RequestStatus } from './support.ts'

type Assigned = { assigneeId: string | null; status: RequestStatus }

/** `seenAssigneeId`: whose it was for whoever gives it to somebody. */
export const denialToAssign = (
  { assigneeId, status }: Assigned,
  seenAssigneeId: string | null,
): ErrorCode | undefined => {
  if (status === 'solved') return 'pqr.already_solved'
  return assigneeId === seenAssigneeId ? undefined : 'pqr.taken'
}

/** Whether somebody can have such a request: active staff that may answer it. */
export const mayBeAssigned = (
  { role, isActive }: { role: Role; isActive: boolean },
  isComplaint: boolean,
): boolean => isActive && isStaffRole(role) && handlesRequest(role, isComplaint)

/** Working days before the last one on which it is told; the last day itself too. */
export const warnedDays = [5, 2, 0] as const
export type WarnedDay = (typeof warnedDays)[number]

/** The latest warning that is due with so many working days left; undefined before the first, and once the term is over. */
export const warningDue = (daysLeft: number): WarnedDay | undefined =>
  daysLeft < 0 ? undefined : warnedDays.findLast((day) => daysLeft <= day)
