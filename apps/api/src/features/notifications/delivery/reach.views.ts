/** By which ways people are reached: what they chose, their browsers, their WhatsApp. Of all of them in one read. */
import { goesBy } from '@arriero/domain/notifications/notification-choices'
import { factsOfKind, type NotificationKind } from '@arriero/domain/notifications/notification-kinds'
import type { NotificationChannel } from '@arriero/domain/notifications/notification-topics'
import { consentVersions } from '@arriero/domain/people/consents'
import type { Role } from '@arriero/domain/people/roles'
import { sql, type RawBuilder } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { chosenBy, type Chosen } from '../choices.views.ts'

export type Reached = {
  id: string
  role: Role
  chosen: Chosen | null
  /** Browsers whose session still lasts. */
  browsers: readonly string[]
  hasWhatsapp: boolean
}

/** The number of `u` where its owner agreed to the words of today, and has it still. */
export const whatsappNumber: RawBuilder<string | null> = sql<string | null>`
  (select w.number from whatsapp_numbers w where w.user_id = u.id and w.agreed_version = ${consentVersions.whatsapp}
    and w.number = '+57' || u.cell_phone)`

export const reachOf = async (
  ctx: OpenCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Reached>> => {
  if (userIds.length === 0) return new Map()
  const { rows } = await sql<Reached>`
    select u.id, u.role, ${chosenBy(sql`u.id`)} as chosen, ${whatsappNumber} is not null as "hasWhatsapp",
      array(select p.id from push_subscriptions p where p.user_id = u.id and exists (select 1 from sessions s
        where s.family_id = p.family_id and s.user_id = p.user_id and s.ended_at is null and s.expires_at > ${ctx.now})
        order by p.id) as browsers
    from users u where u.id in (${sql.join(userIds)})`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether this is to go to him that way, by what he chose or by custom. */
export const isWanted = (
  { role, chosen }: Pick<Reached, 'role' | 'chosen'>,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean => goesBy({ kind, channel, role }, chosen?.[`${factsOfKind(kind).topic} ${channel}`])
