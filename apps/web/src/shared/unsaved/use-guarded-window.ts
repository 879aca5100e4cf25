import { useEffect, useMemo, useRef } from 'react'
import { closeUnlessLost } from './unsaved.ts'
import type { OpenWindow } from './windows.ts'

/** A window whose closing asks first about what stands in it. */
export const useGuardedWindow = (onClose: () => void): OpenWindow => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  return useMemo(() => {
    const own: OpenWindow = { close: () => closeUnlessLost(own, () => latest.current()) }
    return own
  }, [])
}
