import type { Db } from '#context.ts'

export type NewRating = {
  id: string
  orderId: string
  direction: 'client' | 'carrier'
  raterId: string
  stars: number
  description: string | null
  createdAt: Date
}

export const insertRating = async (db: Db, rating: NewRating): Promise<void> => {
  await db
    .insertInto('ratings')
    .values({
      id: rating.id,
      order_id: rating.orderId,
      direction: rating.direction,
      rater_id: rating.raterId,
      stars: rating.stars,
      description: rating.description,
      created_at: rating.createdAt,
    })
    .execute()
}
