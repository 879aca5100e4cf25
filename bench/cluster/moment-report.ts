/** What was seen on the way back to a moment, for the console and for `docs/proof/cluster.md`. */
import type { BackToMoment } from './moment.ts'

const name = 'back to a moment'
const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** One sentence for each thing that must not be. */
export const momentFailures = (moment: BackToMoment): string[] =>
  [
    ...moment.lost.map((what) => `lost ${what}`),
    ...moment.doubled,
    ...(moment.mistaken === 0 ? ['nobody made a mistake: nothing was to be undone'] : []),
    ...(moment.undone === 0 ? ['nothing was acknowledged after the moment'] : []),
    ...(moment.stillMistaken > 0 ? [`the mistake stands in ${moment.stillMistaken} services`] : []),
    ...(moment.isTold ? [] : ['whoever came meanwhile was not told why']),
    ...(moment.acts === 0 ? ['nobody could write afterwards'] : []),
    ...(moment.shownMs === undefined ? ['the open screen did not follow'] : []),
    ...(moment.archive.isSound ? [] : [`the archive is not whole:\n${moment.archive.report}`]),
    ...(moment.backup.isSound
      ? []
      : [`the backup made afterwards is not one that people could go on with:\n${moment.backup.report}`]),
  ].map((what) => `${name}: ${what}`)

export const momentLine = (moment: BackToMoment): string =>
  `- **Back to a moment**: under load ${moment.mistaken} services were changed by mistake; by the lines of the runbook (\`deploy/README.md\`, "Restore to a moment") the cluster went back to the moment before, on a machine that was not the primary. People were
  away for ${seconds(moment.awayMs)} s, ${seconds(moment.restoredMs)} s of them the restore itself and the log up to the moment. Of ${moment.acknowledged} acknowledged acts before it ${moment.lost.length} were missing, of the mistake ${moment.stillMistaken} services were left, ${moment.undone} acts after it were undone. Three machines on
  timeline ${moment.timelines[1]} after ${moment.timelines[0]}, ${moment.acts} acts since; the archive ${moment.archive.isSound ? 'reads on through it' : 'is broken'}, the backup made then is ${moment.backup.isSound ? 'sound' : 'unsound'}.`
