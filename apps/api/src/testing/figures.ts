/** Figures of a test for `npm run prove`: written down where it asks for them, added up by name there. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** Figures of a test run by their names; what was planted and found begins with `planted: `. */
export const noteFigures = (figures: Readonly<Record<string, number>>): void => {
  const folder = process.env['PROOF_FIGURES']
  if (folder === undefined) return
  // A file for each process: two may end a test at once.
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(figures)}\n`)
}
