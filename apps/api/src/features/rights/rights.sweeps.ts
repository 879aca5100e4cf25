import type { OpenCtx } from '#context.ts'
import { removeIdentitiesBefore } from './kept-identities.store.ts'

/** Once the law no longer wants it, the books forget who it was. */
export const sweepKeptIdentities = ({ db, now }: OpenCtx): Promise<void> => removeIdentitiesBefore(db, now)
