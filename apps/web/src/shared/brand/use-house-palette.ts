import { useMemo } from 'react'
import { useColorMode } from '../color-mode.ts'
import type { Palette } from '../tokens.ts'
import { paletteFor } from './house-look.ts'
import { useHouseLook } from './use-house-look.ts'

/** The same object until mode or brand change: what is drawn with it is not drawn anew. */
export const useHousePalette = (): Palette => {
  const mode = useColorMode()
  const look = useHouseLook()
  return useMemo(() => paletteFor(mode, look), [mode, look])
}
