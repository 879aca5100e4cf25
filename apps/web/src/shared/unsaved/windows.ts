import { createContext, useContext } from 'react'

export interface OpenWindow {
  /** Asks first where something would be lost. */
  close: () => void
}

/** The window a piece stands in; undefined on the screen itself. */
export const WindowContext = createContext<OpenWindow | undefined>(undefined)

export const useWindow = (): OpenWindow | undefined => useContext(WindowContext)

/** Whether an address still shows the screen; without a word only the same address does. */
export const ScreenContext = createContext<((pathname: string) => boolean) | undefined>(undefined)
