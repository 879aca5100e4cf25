import { useState } from 'react'
import type { PlaceAnswer } from './place-answer.ts'
import type { Of, Streets } from './use-pins.ts'

const streetsOf = ({ origin, destination }: Of<PlaceAnswer>, last: Streets): Streets => ({
  origin: origin?.street ?? last.origin,
  destination: destination?.street ?? last.destination,
})

/** Kept beside the answers: while a town is said otherwise its end has none. */
export const useStreets = (ends: Of<PlaceAnswer>): Streets => {
  const [kept, setKept] = useState<Streets>({ origin: '', destination: '' })
  const streets = streetsOf(ends, kept)
  if (streets.origin !== kept.origin || streets.destination !== kept.destination) setKept(streets)
  return streets
}
