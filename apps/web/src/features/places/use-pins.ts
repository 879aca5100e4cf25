import { api } from '@arriero/contract'
import { isInColombia } from '@arriero/domain/places/colombia'
import { useEffect, useRef, useState } from 'react'
import { send } from '#shared/api/send.ts'
import type { Point } from '#shared/map/places.ts'
import { isPinAt, namedPin, withPin, type PlaceAnswer } from './place-answer.ts'
import { placesTexts as texts } from './places.texts.ts'

export const ends = ['origin', 'destination'] as const
export type End = (typeof ends)[number]
export type Of<What> = Partial<Record<End, What | undefined>>
/** What is written as the street of each end, also of one that has no answer now. */
export type Streets = Readonly<Record<End, string>>
type Change = (ends: Of<PlaceAnswer> & { way: number }) => void

/**
 * Pins that a person places: each stands where it was put at once, and takes the name of the town it lies in when that is known.
 * Whoever has put it elsewhere meanwhile is not overruled by an older answer.
 */
export const usePins = (ends: Of<PlaceAnswer>, streets: Streets, onChange: Change) => {
  /** Pins of an end that has no town as yet. */
  const [naming, setNaming] = useState<Of<Point>>({})
  const [problems, setProblems] = useState<Of<string>>({})
  const latest = useRef({ ends, streets, naming, onChange })
  useEffect(() => {
    latest.current = { ends, streets, naming, onChange }
  })

  const settle = (end: End, point: Point, named: PlaceAnswer | undefined) => {
    const { ends: current, streets: written, naming: waiting } = latest.current
    const now = current[end]
    const isWanted = now ? isPinAt(now, point) : waiting[end] === point
    if (waiting[end] === point) setNaming((others) => ({ ...others, [end]: undefined }))
    if (!isWanted) return
    if (named) latest.current.onChange({ [end]: { ...named, street: written[end] }, way: 0 })
    else setProblems((others) => ({ ...others, [end]: texts.notNamed }))
  }

  const place = async (end: End, point: Point): Promise<void> => {
    const isOutside = !isInColombia(point)
    setProblems((others) => ({ ...others, [end]: isOutside ? texts.outside : undefined }))
    if (isOutside) return
    const before = ends[end]
    if (before) onChange({ [end]: withPin({ ...before, words: undefined }, point), way: 0 })
    else setNaming((others) => ({ ...others, [end]: point }))
    try {
      settle(end, point, namedPin(await send(api.places.at, { query: point }), point, ''))
    } catch {
      settle(end, point, undefined)
    }
  }
  /** Somebody has said otherwise where the end is: nothing is waited for, and what was wrong is over. */
  const forget = (end: End): void => {
    setNaming((others) => ({ ...others, [end]: undefined }))
    setProblems((others) => ({ ...others, [end]: undefined }))
  }
  return { place, forget, naming, problems }
}
