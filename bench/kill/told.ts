/** What the kills of a run come to, for a page. */
import type { Told } from './run.ts'

/** @param what they were, in the words of the page */
export const faultsOf = (what: string, told: readonly Told[]): string[] =>
  told.flatMap(({ lost, faults, refusals }, at) =>
    [...(lost > 0 ? [`${lost} acknowledged writes lost`] : []), ...faults, ...refusals].map(
      (fault) => `kill ${at + 1} ${what}: ${fault}`,
    ),
  )

export const mostLost = (told: readonly Told[]) => Math.max(0, ...told.map(({ lost }) => lost))
