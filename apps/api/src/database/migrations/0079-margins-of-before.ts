import { sql, type Kysely } from 'kysely'

/**
 * Services from before there were facts get theirs, some tens of thousands a minute. Apart from the triggers: those hold locks on what
 * acts write, and whoever fills a queue with all services takes longer than anybody may wait. What acts name meanwhile is read twice.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into margin_queue (order_id)
    select order_id from order_books where total_pesos > 0
    union select order_id from offers where is_offer
    union select order_id from cancellations where cause = 'carrier'`.execute(db)
}
