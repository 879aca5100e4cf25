import { formatHours } from '#shared/format.ts'

/** Estimated hours on the road, told to the whole hour. */
export const formatDrivingHours = (hours: number): string => formatHours(Math.max(1, Math.round(hours)))
