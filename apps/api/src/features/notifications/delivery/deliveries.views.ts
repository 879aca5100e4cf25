/** A delivery with all that is needed to send it. */
import type { NotificationChannel } from '@arriero/domain/notifications/notification-topics'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import type { WhatsappMessage } from '#providers/whatsapp/port.ts'
import { chosenBy, type Chosen } from '../choices.views.ts'
import type { Letter } from './deliveries.store.ts'
import { notificationColumns, notificationSource, type NotificationRow } from '../notification-row.views.ts'
import { whatsappNumber } from './reach.views.ts'

export type Delivery = {
  delivery_id: string
  channel: NotificationChannel
  tries: number
  expires_at: Date
  mail: Letter | null
  message: WhatsappMessage | null
  email: string | null
  /** What he chose may have changed since it was planned. */
  chosen: Chosen | null
  whatsapp_number: string | null
  endpoint: string | null
  p256dh: string | null
  auth: string | null
  /** The session it was made in still lasts. */
  is_reachable: boolean
  subscription_id: string | null
} & (NotificationRow | { [K in keyof NotificationRow]: null })

export const deliveryFor = async (ctx: OpenCtx, id: string): Promise<Delivery | undefined> => {
  const { rows } = await sql<Delivery>`
    select d.id as delivery_id, d.channel, d.tries, d.expires_at, d.mail, d.message, nullif(u.email, '') as email,
      ${chosenBy(sql`u.id`)} as chosen, ${whatsappNumber} as whatsapp_number, d.subscription_id, p.endpoint, p.p256dh, p.auth,
      exists (select 1 from sessions s where s.family_id = p.family_id and s.user_id = p.user_id
        and s.ended_at is null and s.expires_at > ${ctx.now}) as is_reachable,
      ${notificationColumns}
    from deliveries d left join ${notificationSource} on n.id = d.notification_id
      left join push_subscriptions p on p.id = d.subscription_id
    where d.id = ${id} and d.state = 'waiting'`.execute(ctx.db)
  return rows[0]
}
