/** Name, colours and logo of whoever runs this house: known from the last visit before the server has said it again. */
import { type BrandGrounds, groundsOf, shadesOf } from '@arriero/domain/house/brand'
import { type ColorMode, type Palette, palettes } from '../tokens.ts'

export interface HouseLook {
  name: string
  color: string | null
  accent: string | null
  /** An address; null: the product's own mark. */
  logo: string | null
}

const storageKey = 'arriero.brand'
const ownLook: HouseLook = { name: 'Arriero', color: null, accent: null, logo: null }
const listeners = new Set<() => void>()

const isText = (value: unknown): value is string | null => value === null || typeof value === 'string'

const isLook = (value: unknown): value is HouseLook => {
  if (typeof value !== 'object' || value === null) return false
  const { name, color, accent, logo } = value as Partial<Record<keyof HouseLook, unknown>>
  return typeof name === 'string' && isText(color) && isText(accent) && isText(logo)
}

const lookIn = (read: () => string | null | undefined): HouseLook | undefined => {
  try {
    const value: unknown = JSON.parse(read() ?? 'null')
    return isLook(value) ? value : undefined
  } catch {
    // A browser that keeps nothing, or kept something else.
    return undefined
  }
}

/** As of the last visit; else what the server wrote into the page, which a driver's phone keeps longer than a brand lasts. */
const kept = (): HouseLook =>
  lookIn(() => localStorage.getItem(storageKey)) ??
  lookIn(() => document.querySelector<HTMLMetaElement>('meta[name="house-look"]')?.content) ??
  ownLook

let look: HouseLook | undefined

export const houseLook = (): HouseLook => (look ??= kept())

export const onLookChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isSame = (one: HouseLook, other: HouseLook) =>
  one.name === other.name &&
  one.color === other.color &&
  one.accent === other.accent &&
  one.logo === other.logo

export const setHouseLook = (next: HouseLook): void => {
  if (isSame(houseLook(), next)) return
  look = next
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // The next visit begins with the product's own look.
  }
  for (const listener of listeners) listener()
}

/** The palette in the house's colours. */
export const paletteFor = (mode: ColorMode, { color, accent }: HouseLook = houseLook()): Palette => ({
  ...palettes[mode],
  ...(color === null ? {} : shadesOf(color)[mode]),
  ...(accent === null ? {} : { accent }),
})

const ownGrounds: BrandGrounds = {
  ground: '#0f4f38',
  deep: '#0b3d2b',
  far: '#176046',
  near: '#1f7556',
  pale: '#e6f1eb',
}

/** The dark grounds of the brand's side, the same in both modes. */
export const groundsFor = ({ color }: HouseLook = houseLook()): BrandGrounds =>
  color === null ? ownGrounds : groundsOf(color)
