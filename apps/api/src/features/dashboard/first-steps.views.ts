/** What a newcomer of the platform's own people has behind him: what is so, not which link he pressed. */
import type { firstSteps } from '@arriero/contract/dashboard'
import { isStaffRole, type Role } from '@arriero/domain/roles'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#context.ts'

type Step = (typeof firstSteps)[number]

const works = (role: Role) => sql`exists (select from users where role = ${role} and is_active)`

/** The house's are done by whoever did them; the others each does himself. */
const truths: Record<Step, (id: string) => RawBuilder<unknown>> = {
  team: () => sql`${works('accountancy')} and ${works('soport')}`,
  // Those a house begins with were set by nobody.
  rates: () => sql`exists (select from rates where created_by is not null)`,
  documents: () => sql`exists (select from legal_documents where is_active)`,
  view: (id) => sql`exists (select from table_views where owner_id = ${id})`,
  export: (id) => sql`exists (select from exports where owner_id = ${id})`,
  answer: (id) => sql`exists (select from support_answers where by_id = ${id})`,
  request: (id) => sql`exists (select from support_requests where filed_by = ${id})`,
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
