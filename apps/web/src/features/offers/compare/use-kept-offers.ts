import { useState } from 'react'

/** Of one service, on this browser: what a client has in mind while he compares is nobody else's. */
const keyOf = (orderId: string) => `arriero.offers.${orderId}`

const read = (orderId: string): readonly string[] => localStorage.getItem(keyOf(orderId))?.split(' ') ?? []

const write = (orderId: string, kept: ReadonlySet<string>): void => {
  if (kept.size === 0) localStorage.removeItem(keyOf(orderId))
  else localStorage.setItem(keyOf(orderId), [...kept].join(' '))
}

/** The offers he keeps in sight; forgotten with the agreement. */
export const useKeptOffers = (orderId: string) => {
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set(read(orderId)))
  const set = (next: ReadonlySet<string>) => {
    write(orderId, next)
    setKept(next)
  }
  const turn = (offerId: string) => {
    const next = new Set(kept)
    if (!next.delete(offerId)) next.add(offerId)
    set(next)
  }
  return { kept, turn, forget: () => set(new Set()) }
}
