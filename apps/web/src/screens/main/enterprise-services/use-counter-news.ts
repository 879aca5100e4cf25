import { useEffect, useRef } from 'react'
import type { OpenOrder } from '#features/offers/my-offer.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'

const counteredIn = (rows: readonly OpenOrder[]) =>
  rows.flatMap(({ offers }) => offers.filter(({ state }) => state === 'countered').map(({ _id }) => _id))

/** Says once that a client answered with another value; those there from the start are in the list. */
export const useCounterNews = (rows: readonly OpenOrder[] | undefined): void => {
  const toast = useToast()
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!rows) return
    const countered = counteredIn(rows)
    const isNews = known.current !== undefined && countered.some((id) => !known.current?.has(id))
    known.current = new Set([...(known.current ?? []), ...countered])
    if (isNews) toast.info(texts.counterNews, texts.counterNewsHelp)
  }, [rows, toast])
}
