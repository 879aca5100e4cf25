import { isId } from '@arriero/domain/people/identifiers'

/** Below `/main/contabilidad/pagos`: the list, one payout, a new advance, what is to be paid by carrier, or a carrier's settlement. */
export type PayoutPlace =
  | { kind: 'list' | 'advance' }
  | { kind: 'carriers' }
  | { kind: 'payout'; id: string }
  | { kind: 'settlement'; carrierId: string }

/** Undefined where the address names nothing that exists. */
export const readPayoutPlace = (rest: string): PayoutPlace | undefined => {
  const [word, id, ...more] = rest.split('/').filter(Boolean)
  if (word === undefined) return { kind: 'list' }
  if (more.length > 0) return undefined
  if (word === 'liquidacion') return isId(id) ? { kind: 'settlement', carrierId: id } : undefined
  if (id !== undefined) return undefined
  if (word === 'anticipo') return { kind: 'advance' }
  if (word === 'transportadores') return { kind: 'carriers' }
  return isId(word) ? { kind: 'payout', id: word } : undefined
}
