// Writes the bill of materials and says what stands in it; `tools/sbom.mjs` runs it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { inRoot, root } from '../launch/paths.mjs'
import { npmBill } from './npm-bill.ts'
import { billOf, licencesOf } from './bill.ts'
import { isForOneMachine, reachedFrom, readLock } from './lock.ts'

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }
const lock = readLock()
const bill = billOf(await npmBill(), lock, version)
const target = process.argv[2] ?? inRoot('dist', `arriero-${version}.cdx.json`)
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, `${JSON.stringify(bill, undefined, 2)}\n`)
const [server, portal] = ['apps/api', 'apps/web'].map(
  (workspace) => reachedFrom(lock, workspace).filter((one) => !isForOneMachine(one)).length,
)
console.log(
  `${relative(root, target)}: ${bill.components.length} packages of others, for every kind of machine`,
)
console.log(`one machine: ${server} for the server, ${portal} for the portal and its build`)
for (const [licence, count] of licencesOf(bill)) console.log(`${String(count).padStart(4)} ${licence}`)
