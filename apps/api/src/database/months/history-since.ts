/** The history of services stands in months: who reads that of one service says from when on, and no earlier month is opened. docs/decisions/0052. */
import { sql, type RawBuilder } from 'kysely'

/** Nodes' clocks differ a little, and a service is not older than its creation by more. */
const dayMs = 86_400_000

export const historyFrom = (createdAt: Date): Date => new Date(createdAt.getTime() - dayMs)

/** For `o`, an order of the statement. */
export const historyFromOf: RawBuilder<Date> = sql`o.created_at - interval '1 day'`
