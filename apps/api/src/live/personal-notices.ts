/** Who hears of what belongs to no service. Pure. Decisions §17. */
import type { Told } from '#effects/tell.ts'
import type { Audience } from './listeners.ts'

/** Those who answer PQRs. */
const desk = ['administrator', 'soport'] as const

/** Those who pay out and pay back. */
const treasurers = ['administrator', 'accountancy'] as const

/** `userId` is whose PQR it is, `detail` its id; of money what it is and its id. */
export const noticeOf = ({ name, userId }: Told): Audience | undefined => {
  switch (name) {
    case 'pqr.filed':
      return { roles: desk }
    case 'pqr.answered':
      return { roles: desk, users: userId === undefined ? [] : [userId] }
    case 'money.changed':
      return { roles: treasurers }
    default:
      return undefined
  }
}
