import type { ColorMode } from './tokens.ts'

/** What the person chose; `system` follows the device, also when it changes during the day. */
export type ColorChoice = ColorMode | 'system'

const storageKey = 'arriero.color'

const isChoice = (value: string | null): value is ColorChoice =>
  value === 'light' || value === 'dark' || value === 'system'

export const colorChoice = (): ColorChoice => {
  const saved = localStorage.getItem(storageKey)
  return isChoice(saved) ? saved : 'system'
}

export const keepColorChoice = (choice: ColorChoice): void => localStorage.setItem(storageKey, choice)

export const modeFor = (choice: ColorChoice, isDeviceDark: boolean): ColorMode =>
  choice === 'system' ? (isDeviceDark ? 'dark' : 'light') : choice
