import { useEffect } from 'react'
import { paths } from '#shared/paths.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'

/** The driver area is a page of its own, with its own small bundle: the browser goes there whole. */
export const ToDriverArea = () => {
  useEffect(() => window.location.replace(paths.driverArea), [])
  return <ShellSkeleton />
}
