import type { Route, RoutePoint } from './port.ts'

type Find = (from: RoutePoint, to: RoutePoint) => Route

const keyOf = (from: RoutePoint, to: RoutePoint): string =>
  [from, to].flatMap(({ latitude, longitude, code = '' }) => [latitude, longitude, code]).join(' ')

/** `find`, whose last answers are kept: at most `most` of them, the one unasked for longest goes first. */
export const remembering = (most: number, find: Find): Find => {
  const kept = new Map<string, Route>()
  return (from, to) => {
    const key = keyOf(from, to)
    const route = kept.get(key) ?? find(from, to)
    kept.delete(key)
    kept.set(key, route)
    const oldest = kept.size > most ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return route
  }
}
