/** Whom to ask for at both ends of a service. */
import type { OpeningHours } from '@arriero/domain/places/opening-hours'
import type { Db } from '#context.ts'
import { later } from '#database/late-writes.ts'

export type SiteContact = {
  contactName?: string | null | undefined
  contactPhone?: string | null | undefined
  hours?: OpeningHours | null | undefined
  instructions?: string | null | undefined
}
export type OrderContacts = { origin?: SiteContact | undefined; destination?: SiteContact | undefined }

const sites = ['origin', 'destination'] as const

const isSaid = (contact: SiteContact): boolean =>
  Object.values(contact).some((value) => value !== null && value !== undefined)

/** What is said of an end is kept with its service; where nothing is, nothing is written. */
export const insertContacts = async (
  db: Db,
  orderId: string,
  contacts: OrderContacts | undefined,
): Promise<void> => {
  const rows = sites.flatMap((site) => {
    const contact = contacts?.[site]
    if (!contact || !isSaid(contact)) return []
    const { contactName = null, contactPhone = null, hours = null, instructions = null } = contact
    return [
      {
        order_id: orderId,
        site,
        contact_name: contactName,
        contact_phone: contactPhone,
        hours: hours && JSON.stringify(hours),
        instructions,
      },
    ]
  })
  if (rows.length > 0) await later(db, db.insertInto('order_contacts').values(rows))
}

/** Of all services of a client who leaves: what he said of others goes with him. */
export const removeContactsOf = async (db: Db, clientId: string): Promise<void> => {
  await db
    .deleteFrom('order_contacts')
    .where('order_id', 'in', (orders) =>
      orders.selectFrom('orders').select('id').where('client_id', '=', clientId),
    )
    .execute()
}
