import type { Db } from '#context.ts'

export type CancelCause = 'client' | 'carrier' | 'staff' | 'unpaid' | 'untaken'

export type NewCancellation = {
  id: string
  orderId: string
  userId: string | null
  cause: CancelCause
  description: string
  feePesos: number
  vatPesos: number
  refundPesos: number
  carrierPesos: number
  createdAt: Date
}

export const insertCancellation = async (db: Db, record: NewCancellation): Promise<void> => {
  await db
    .insertInto('cancellations')
    .values({
      id: record.id,
      order_id: record.orderId,
      user_id: record.userId,
      cause: record.cause,
      description: record.description,
      fee_pesos: record.feePesos,
      vat_pesos: record.vatPesos,
      refund_pesos: record.refundPesos,
      carrier_pesos: record.carrierPesos,
      created_at: record.createdAt,
    })
    .execute()
}
