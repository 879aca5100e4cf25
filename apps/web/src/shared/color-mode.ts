import { useSyncExternalStore } from 'react'
import { paint } from './css-variables.ts'
import type { ColorMode } from './tokens.ts'

/** What the person chose; `system` follows the device, also when it changes during the day. */
export type ColorChoice = ColorMode | 'system'

const storageKey = 'arriero.color'
const listeners = new Set<() => void>()
const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)')

const isChoice = (value: string | null): value is ColorChoice =>
  value === 'light' || value === 'dark' || value === 'system'

export const colorChoice = (): ColorChoice => {
  const saved = localStorage.getItem(storageKey)
  return isChoice(saved) ? saved : 'system'
}

export const modeFor = (choice: ColorChoice, isDeviceDark: boolean): ColorMode =>
  choice === 'system' ? (isDeviceDark ? 'dark' : 'light') : choice

const currentMode = () => modeFor(colorChoice(), darkDevice().matches)

const refresh = () => {
  paint(document.documentElement, currentMode())
  for (const listener of listeners) listener()
}

export const chooseColor = (choice: ColorChoice): void => {
  localStorage.setItem(storageKey, choice)
  refresh()
}

/** Called once by each entry, before the first render. */
export const startColors = (): void => {
  darkDevice().addEventListener('change', refresh)
  refresh()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, currentMode)
export const useColorChoice = (): ColorChoice => useSyncExternalStore(subscribe, colorChoice)
