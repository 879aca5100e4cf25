/** What the address says of a list, as the server is asked for it; what it does not know is left out. */
import { statusOfNumber } from '@arriero/domain/orders'
import { isId } from '@arriero/domain/identifiers'
import type { TableState } from '#shared/table/table-state.ts'

export const pageSize = 20
export const sorts = ['-createdAt', 'createdAt', '-reservationDate', 'reservationDate'] as const
export type OrderSort = (typeof sorts)[number]

/** Filters of the lists of services, as they stand in the address. */
export const filterKeys = ['q', 'status', 'typeVehicle'] as const

export interface OrderQuery {
  limit: number
  sort?: OrderSort
  after?: string
  q?: string
  status?: number[]
  typeVehicleId?: string[]
}

export const orderQueryOf = ({ filters, sort, after }: TableState): OrderQuery => {
  const known = sorts.find((one) => one === sort)
  const q = filters['q']?.[0]
  const status = (filters['status'] ?? []).map(Number).filter((value) => statusOfNumber(value) !== undefined)
  const typeVehicleId = (filters['typeVehicle'] ?? []).filter(isId)
  return {
    limit: pageSize,
    ...(known ? { sort: known } : {}),
    ...(after ? { after } : {}),
    ...(q ? { q } : {}),
    ...(status.length > 0 ? { status } : {}),
    ...(typeVehicleId.length > 0 ? { typeVehicleId } : {}),
  }
}
