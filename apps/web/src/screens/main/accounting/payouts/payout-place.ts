import { isId } from '@arriero/domain/people/identifiers'

/** Below `/main/contabilidad/pagos`: the list, one payout, a new advance, what is to be paid by carrier, or a carrier's settlement. */
export type PayoutPlace =
  | { kind: 'list' | 'carriers' }
  /** `requestId`: what a carrier asked for and it answers. */
  | { kind: 'advance'; requestId?: string }
  | { kind: 'payout'; id: string }
  | { kind: 'settlement'; carrierId: string }

/** Undefined where the address names nothing that exists. */
export const readPayoutPlace = (rest: string): PayoutPlace | undefined => {
  const [word, id, ...more] = rest.split('/').filter(Boolean)
  if (word === undefined) return { kind: 'list' }
  if (more.length > 0) return undefined
  if (word === 'liquidacion') return isId(id) ? { kind: 'settlement', carrierId: id } : undefined
  if (word === 'anticipo') {
    if (id === undefined) return { kind: 'advance' }
    return isId(id) ? { kind: 'advance', requestId: id } : undefined
  }
  if (id !== undefined) return undefined
  if (word === 'transportadores') return { kind: 'carriers' }
  return isId(word) ? { kind: 'payout', id: word } : undefined
}
