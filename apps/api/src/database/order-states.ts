/** The states of a service in SQL, written into the text: an index over some of them knows no parameter. */
import { orderStatus } from '@arriero/domain/orders/orders'
import { sql } from 'kysely'

const { pending, assigned, running, finished, cancelled } = orderStatus
const among = (...states: number[]) => sql`(${sql.join(states.map((state) => sql.lit(state)))})`

export const inState = {
  pending: sql.lit(pending),
  assigned: sql.lit(assigned),
  running: sql.lit(running),
  finished: sql.lit(finished),
  cancelled: sql.lit(cancelled),
  /** The states in which a carrier holds the order, for SQL's `in`. */
  underWay: among(assigned, running),
  over: among(finished, cancelled),
  notOver: among(pending, assigned, running),
}
