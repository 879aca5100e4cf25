/** Whom to ask for at both ends, as those read it who have a part in the service. */
import type { SiteContact } from '@arriero/contract/places/site-contact'
import type { Ctx, Db } from '#context.ts'
import { viewerOf } from '../shapes/order-viewer.ts'

export type ContactsRead = { origin: SiteContact | null; destination: SiteContact | null }

export const contactsOf = async (db: Db, orderId: string): Promise<ContactsRead> => {
  const rows = await db.selectFrom('order_contacts').selectAll().where('order_id', '=', orderId).execute()
  const at = (site: keyof ContactsRead): SiteContact | null => {
    const row = rows.find((one) => one.site === site)
    return row
      ? {
          contactName: row.contact_name,
          contactPhone: row.contact_phone,
          hours: row.hours as SiteContact['hours'],
          instructions: row.instructions,
        }
      : null
  }
  return { origin: at('origin'), destination: at('destination') }
}

/** Undefined to whom the service does not exist, and to who only looks for cargo: people and phones are for who carries it. Security B3. */
export const orderContacts = async (ctx: Ctx, orderId: string): Promise<ContactsRead | undefined> => {
  const row = await ctx.db
    .selectFrom('orders')
    .select(['status', 'client_id', 'carrier_id', 'driver_id', 'reservation_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const viewer = row && viewerOf(row, ctx.actor, ctx.now)
  return viewer && viewer !== 'open' ? contactsOf(ctx.db, orderId) : undefined
}
