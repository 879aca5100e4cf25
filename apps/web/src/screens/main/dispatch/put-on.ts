import type { BoardRows } from '@arriero/domain/orders/dispatch-board'
import type { Put } from './AssignSheet.tsx'
import type { Row } from './use-board.ts'
import type { Lifted } from './use-lift.ts'

/** Onto a truck goes who drove it last, onto a driver what he drove last; where it lay already it keeps both. */
export const putOn = (service: Lifted, row: Row | undefined, rows: BoardRows): Put => {
  if (!row || row._id === service.rowId) return { service }
  const own = { id: row._id, name: row.name }
  const other = row.usual ? { id: row.usual._id, name: row.usual.name } : undefined
  return rows === 'vehicles'
    ? { service, vehicle: own, driver: other }
    : { service, driver: own, vehicle: other }
}
