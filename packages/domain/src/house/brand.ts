/** Colours of whoever runs the house, made readable: one colour is chosen, its shades for light and dark follow. Contrasts as WCAG 2.2 has them. */
import type { ErrorCode } from '../errors/errors.ts'

const form = /^#[0-9a-f]{6}$/

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast ratio of two colours, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const lights = [luminance(one), luminance(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** Mixes `share` of the colour `other` into `hex`. */
const mixed = (hex: string, other: string, share: number): string => {
  const from = rgbOf(hex)
  const to = rgbOf(other)
  const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share
  return hexOf([part(0), part(1), part(2)])
}

const white = '#ffffff'
const black = '#000000'
/** The darkest and the lightest ground on which dark mode writes in the colour. */
const darkGrounds = ['#0a100d', '#1b2621'] as const
const readable = 4.5

export type BrandShades = {
  primary: string
  primaryHover: string
  primaryActive: string
  primarySoft: string
  onPrimary: string
}

/** Dark grounds in the house's own colour, the same in light and in dark; white and `pale` can be read on each. */
export type BrandGrounds = {
  ground: string
  deep: string
  /** For ridges drawn behind each other, the far one and the near one. */
  far: string
  near: string
  pale: string
}

const softOf = (color: string) => mixed(color, white, 0.9)

/** Why a colour cannot be the house's: no colour, or words in it or on it could not be read. */
export const colorDenial = (color: string): ErrorCode | undefined => {
  if (!form.test(color)) return 'brand.color_invalid'
  return contrast(color, softOf(color)) < readable ? 'brand.color_faint' : undefined
}

/** Any valid colour will do, since nothing is written in the accent. */
export const accentDenial = (color: string): ErrorCode | undefined =>
  form.test(color) ? undefined : 'brand.color_invalid'

const lightened = (color: string): string => {
  const shares = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
  const soft = darkSoft(color)
  const fits = (tint: string) => [...darkGrounds, soft].every((ground) => contrast(tint, ground) >= readable)
  return shares.map((share) => mixed(color, white, share)).find(fits) ?? mixed(color, white, 0.9)
}

const darkSoft = (color: string) => mixed(color, darkGrounds[0], 0.72)

/** Of a colour that `colorDenial` lets pass. */
export const shadesOf = (color: string): Record<'light' | 'dark', BrandShades> => {
  const tint = lightened(color)
  return {
    light: {
      primary: color,
      primaryHover: mixed(color, black, 0.14),
      primaryActive: mixed(color, black, 0.28),
      primarySoft: softOf(color),
      onPrimary: white,
    },
    dark: {
      primary: tint,
      primaryHover: mixed(tint, white, 0.2),
      primaryActive: mixed(tint, white, 0.35),
      primarySoft: darkSoft(color),
      onPrimary: mixed(color, black, 0.85),
    },
  }
}

/** Of a colour that `colorDenial` lets pass. */
export const groundsOf = (color: string): BrandGrounds => ({
  ground: mixed(color, black, 0.28),
  deep: mixed(color, black, 0.45),
  far: mixed(color, black, 0.14),
  near: mixed(color, black, 0.05),
  pale: softOf(color),
})
