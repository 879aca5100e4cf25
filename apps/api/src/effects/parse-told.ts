import type { EventName, Told } from './tell.ts'

const keys = ['orderId', 'offerId', 'userId', 'detail'] as const

/**
 * What a notification says; undefined where it is not one of ours. A name this release does not know passes: another
 * node may be newer, and whoever handles events ignores the ones it has no rule for.
 */
export const parseTold = (payload: string | undefined): Told | undefined => {
  const value = parse(payload)
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string')
    return undefined
  const told: Told = { name: value.name as EventName }
  for (const key of keys) {
    const text: unknown = Reflect.get(value, key)
    if (text === undefined) continue
    if (typeof text !== 'string') return undefined
    told[key] = text
  }
  return told
}

const parse = (payload: string | undefined): unknown => {
  try {
    return JSON.parse(payload ?? '')
  } catch {
    return undefined
  }
}
