/** The trail of who did what, written in the act's own transaction. Decisions §17. */
import type { AuditAct, AuditObject } from '@arriero/domain/house/audit'
import { actorIdOf, type OpenCtx } from '#context.ts'

export type Trace = {
  /** Verb of the act, such as `session.opened`. */
  act: AuditAct
  objectKind: AuditObject
  objectId: string | null
  /** Never passwords, tokens or texts of people. */
  details?: Record<string, string | number | boolean | null>
  /** Where the context has no actor yet: a login. */
  actorId?: string
}

export const record = async (ctx: OpenCtx, trace: Trace): Promise<void> => {
  await ctx.db
    .insertInto('audit_trail')
    .values({
      at: ctx.now,
      actor_id: trace.actorId ?? actorIdOf(ctx),
      act: trace.act,
      object_kind: trace.objectKind,
      object_id: trace.objectId,
      details: JSON.stringify(trace.details ?? {}),
    })
    .execute()
}
