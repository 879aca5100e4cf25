import { useSyncExternalStore } from 'react'
import { onLookChange } from './brand/house-look.ts'
import { type ColorChoice, colorChoice, keepColorChoice, modeFor } from './color-choice.ts'
import { paint } from './css-variables.ts'
import type { ColorMode } from './tokens.ts'

const listeners = new Set<() => void>()
const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)')

const currentMode = () => modeFor(colorChoice(), darkDevice().matches)

const refresh = () => {
  paint(document.documentElement, currentMode())
  for (const listener of listeners) listener()
}

export const chooseColor = (choice: ColorChoice): void => {
  keepColorChoice(choice)
  refresh()
}

/** Called once by each entry, before the first render. */
export const startColors = (): void => {
  darkDevice().addEventListener('change', refresh)
  onLookChange(refresh)
  refresh()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, currentMode)
export const useColorChoice = (): ColorChoice => useSyncExternalStore(subscribe, colorChoice)
