/**
 * What a newcomer of the platform's own people has behind him: what is so, not which link he pressed. What he once did stays done:
 * a file is swept and a view deleted, so it is read where nothing goes.
 */
import type { firstSteps } from '@arriero/contract/dashboard'
import type { AuditAct } from '@arriero/domain/audit'
import { isStaffRole, type Role } from '@arriero/domain/roles'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#context.ts'

type Step = (typeof firstSteps)[number]

const works = (role: Role) => sql`exists (select from users where role = ${role} and is_active)`

const did = (id: string, act: AuditAct) =>
  sql`exists (select from audit_trail where actor_id = ${id} and act = ${act})`

/** The house's are done by whoever did them; the others each does himself. */
const truths: Record<Step, (id: string) => RawBuilder<unknown>> = {
  team: () => sql`${works('accountancy')} and ${works('soport')}`,
  // Those a house begins with were set by nobody.
  rates: () => sql`exists (select from rates where created_by is not null)`,
  documents: () => sql`exists (select from legal_documents where is_active)`,
  view: (id) => sql`(select kept_view_at is not null from users where id = ${id})`,
  export: (id) => did(id, 'export.create'),
  answer: (id) => did(id, 'pqr.answer'),
  request: (id) => did(id, 'pqr.create'),
}

const stepsOf = {
  administrator: ['team', 'rates', 'documents'],
  accountancy: ['view', 'export'],
  soport: ['answer', 'request'],
} as const satisfies Partial<Record<Role, readonly Step[]>>

const isAmong = (role: Role): role is keyof typeof stepsOf => isStaffRole(role)

export const firstStepsOf = async ({ db, actor }: Ctx) => {
  const keys: readonly Step[] = isAmong(actor.role) ? stepsOf[actor.role] : []
  const facts = keys.map((key) => sql`(${truths[key](actor.id)})`)
  const { rows } = await sql<{ facts: boolean[] }>`select array[${sql.join(facts)}] as facts`.execute(db)
  return { steps: keys.map((key, at) => ({ key, isDone: rows[0]?.facts[at] ?? false })) }
}
