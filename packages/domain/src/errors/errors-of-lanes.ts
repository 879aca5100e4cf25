/** Refusals about lanes that a carrier keeps. Part of `errors.ts`. */
export const laneRefusals = {} as const
