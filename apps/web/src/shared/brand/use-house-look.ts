import { useSyncExternalStore } from 'react'
import { houseLook, onLookChange, type HouseLook } from './house-look.ts'

export const useHouseLook = (): HouseLook => useSyncExternalStore(onLookChange, houseLook)
