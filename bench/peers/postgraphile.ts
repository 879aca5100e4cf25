/** PostGraphile on the same rows, asked for the values of a client's list of fifty. */
import { readOfferStates } from '@arriero/domain/orders/offers'
import type { Request } from 'autocannon'
import type pg from 'pg'
import { startServer, type Connection, type Running } from '../servers/process.ts'

export const postgraphilePackages = ['postgraphile@5.1.5', 'pg@8.23.1'] as const

/**
 * Computed fields, which is how PostGraphile has what no equality of a column says: the product reads offers of services that wait, and
 * attempts of those that were just given, so no more is asked here.
 */
const computed = `
  create schema peer;
  create function peer.orders_waiting_offers(o public.orders) returns setof public.offers language sql stable as
    $$ select f.* from public.offers f where o.status = 0 and f.order_id = o.id and f.state in (${readOfferStates.map((state) => `'${state}'`).join(', ')})
       order by f.created_at desc, f.id desc $$;
  create function peer.orders_open_payments(o public.orders) returns setof public.payment_attempts language sql stable as
    $$ select a.* from public.payment_attempts a where o.status = 1 and a.order_id = o.id and a.is_open and a.charge = 'service' $$`

/** What a client's row is made of, column by column (`rows/row-fields.views.ts`), with total and next page. */
const query = `query Rows($client: String!) {
  allOrders(condition: { clientId: $client }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC], first: 50) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      rowId status createdAt reservationAt originName destinationName premiumPesos clientPrice totalPesos paymentLostAt payUntil
      standbyState isInPosition arrivedAt finishAt supportDocumentId clientStars cancelledAt cancelReason cancelCause payStatus paidAt
      approvedAt promised plannedEndAt onTheWayAt tripStartAt promisedAt
      typeLoadByTypeLoadId { name } vehicleTypeByVehicleTypeId { name } vehicleByVehicleId { licensePlate }
      lastPositionByOrderId { etaAt } openPaymentsList { expiresAt } waitingOffersList { rowId state expiresAt }
    }
  }
}`

const rowsOf = (client: string): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables: { client } }),
})

export const postgraphileLists = (clients: readonly string[]): Request[] => clients.map(rowsOf)

type Answer = {
  data?: { allOrders: { totalCount: number; nodes: { rowId: string }[] } | null }
  errors?: { message: string }[]
}
type OurAnswer = { total: number; items: { _id: string }[] }

/** An error of GraphQL is answered as quickly as it likes and with 200: what is measured must be the product's own rows and total. */
const agree = async (
  peer: { url: string; list: Request },
  ours: { url: string; list: Request },
): Promise<void> => {
  const ask = async <T>({ url, list: { path = '/', ...request } }: { url: string; list: Request }) =>
    (await (await fetch(url + path, request)).json()) as T
  const { data, errors } = await ask<Answer>(peer)
  const mine = await ask<OurAnswer>(ours)
  const theirs = data?.allOrders
  const isSame =
    theirs?.totalCount === mine.total &&
    mine.items.length > 0 &&
    mine.items.every(({ _id }, place) => theirs.nodes[place]?.rowId === _id)
  if (!isSame) throw new Error(`PostGraphile answers something else: ${errors?.[0]?.message ?? 'other rows'}`)
}

/** The same list of the product, which PostGraphile's must agree with. */
export type Ours = { url: string; list: Request; client: string }

/** Started once for all sizes of the table. */
export const startPostgraphile = async (
  sql: pg.Client,
  { connection, folder }: { connection: Connection; folder: string },
  { client, ...ours }: Ours,
): Promise<Running> => {
  await sql.query(computed)
  const server = await startServer('postgraphile-server.ts', { connection, folder })
  await agree({ url: server.url, list: rowsOf(client) }, ours)
  return server
}
