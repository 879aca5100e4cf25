import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, idShape, instantShape, updated } from '../shapes.ts'

/** One log-in with a password and everything that came from it. */
export const sessions = {
  all: endpoint('GET /session/all', {
    access: { roles, inValidation: true },
    query: z.object({ userId: idShape.optional() }),
    reply: z.object({
      items: z.array(
        z.object({
          _id: z.string(),
          createdAt: instantShape,
          lastSeenAt: instantShape,
          /** When it ends by itself, used or not. */
          expiresAt: instantShape,
          /** The one that asks. */
          isCurrent: z.boolean(),
          /** `Chrome`, as it says itself; null where it said nothing that is known. */
          browser: z.string().nullable(),
          /** `Windows`, likewise. */
          system: z.string().nullable(),
        }),
      ),
    }),
    errors: ['user.not_found'],
  }),
  end: endpoint('DELETE /session/{_id}', {
    access: { roles, inValidation: true },
    params: idParams,
    reply: updated,
    errors: ['session.not_found'],
  }),
}
