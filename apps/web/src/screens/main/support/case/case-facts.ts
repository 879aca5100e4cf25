/** What a template may say of a case. */
import { placeLines } from '@arriero/domain/places/place-name'
import type { TemplateFacts } from '@arriero/domain/support/templates'
import type { OpenedPqr } from '#features/support/pqr.ts'
import { formatDate, formatDay, formatShortId } from '#shared/format.ts'

interface Around {
  /** Whoever answers. */
  colleague: string
  brand: string
}

export const factsOf = (pqr: OpenedPqr, { colleague, brand }: Around): TemplateFacts => {
  const { userId, number, subject, createDate, dueOn, orderId, order } = pqr
  return {
    person: userId.name,
    number,
    subject,
    filedOn: formatDate(createDate),
    dueOn: formatDay(dueOn),
    order: orderId === null ? null : formatShortId(orderId),
    route: order ? `${placeLines(order.origin).town} – ${placeLines(order.destination).town}` : null,
    colleague,
    brand,
  }
}
