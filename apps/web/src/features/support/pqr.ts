/** A PQR as its author and as the desk read it. */
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { habeasDataTexts, pqrTypeTexts } from '@arriero/contract/es/support'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#shared/api/queries.ts'

/** One's own as a row. */
export type Pqr = ReplyOf<typeof api.support.all, 'own'>['items'][number]
/** A request (PQR) as a row of the list that staff answers from. */
export type DeskPqr = ReplyOf<typeof api.support.all, 'staff'>['items'][number]
/** One's own with what one wrote after it was answered. */
export type OwnPqr = ReplyOf<typeof api.support.detail, 'own'>
/** A request (PQR) as staff opens it to answer. */
export type OpenedPqr = ReplyOf<typeof api.support.detail, 'staff'>
export type PqrStatus = Pqr['status']
export type PqrType = Pqr['type']
export type HabeasData = NonNullable<Pqr['habeasData']>

/** `Habeas data (reclamo)`. */
export const typeWords = ({ type, habeasData }: Pick<Pqr, 'type' | 'habeasData'>): string =>
  habeasData === null ? pqrTypeTexts[type] : `${pqrTypeTexts[type]} (${habeasDataTexts[habeasData]})`

/** Lists and details are read anew. */
export const refreshPqrs = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: keyOf(api.support.all) })
  void client.invalidateQueries({ queryKey: keyOf(api.support.detail) })
  void client.invalidateQueries({ queryKey: keyOf(api.support.case) })
}
