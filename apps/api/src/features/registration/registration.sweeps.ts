import { unconfirmedLifeMs } from '@arriero/domain/people/registration'
import type { OpenCtx } from '#context.ts'
import { removeRegistrationsBefore } from './registration.store.ts'

/** What was never confirmed is forgotten after a day, with its password and its papers' worth of facts. */
export const sweepRegistrations = ({ db, now }: OpenCtx): Promise<void> =>
  removeRegistrationsBefore(db, new Date(now.getTime() - unconfirmedLifeMs))
