/** One part of `npm run prove`: runs it, prints it, writes `docs/proof/<part>.md`, and fails where it does not hold. */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { commitHere } from './commit.ts'
import { linesOf, pageOf, type Run } from './page.ts'
import { objections, type Part, type Proof } from './proof.ts'

const name = process.argv[2] ?? ''
const { part } = (await import(new URL(`${name}.proof.ts`, import.meta.url).href)) as { part: Part }

/** What broke off is a fault of its own: the page of the last run must not stand for this one. */
const brokenOff = (error: unknown): Proof => {
  console.error(error)
  return {
    figures: [],
    faults: [`broke off: ${error instanceof Error ? error.message : String(error)}`],
    planted: [],
  }
}

const at = new Date()
const product = commitHere()
const proof = await part.run().catch(brokenOff)
const run: Run = { part, name, at, product, minutes: (Date.now() - at.getTime()) / 60_000, proof }
console.log(linesOf(run).join('\n'))
const folder = new URL('../../docs/proof/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(fileURLToPath(new URL(`${name}.md`, folder)), pageOf(run))
process.exit(objections(proof).length === 0 ? 0 : 1)
