import { roles } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, idShape, instantShape, updated } from './shapes.ts'

/** One log-in with a password and everything that came from it. */
export const sessions = {
  all: endpoint({
    method: 'GET',
    path: '/session/all',
    summary: "Sessions that hold: the caller's own, or of `userId` for administrators.",
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
  end: endpoint({
    method: 'DELETE',
    path: '/session/{_id}',
    summary: "End a session of one's own; administrators anybody's. Its live channel closes within a second.",
    access: { roles, inValidation: true },
    params: idParams,
    reply: updated,
    errors: ['session.not_found'],
  }),
}
