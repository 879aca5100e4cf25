// Says what of the API's promise changed; `tools/api.mjs` runs it. `--accept` writes it down although it breaks somebody's system.
import { breaksOf } from './breaks.ts'
import { accept, readAccepted, written } from './kept.ts'
import { promisedNow, type Promised } from './promised.ts'

const before = readAccepted()
const now = promisedNow()
const isSame = before === written(now)
const breaks = breaksOf(JSON.parse(before) as Promised, now)
for (const sentence of breaks) console.log(sentence)
const mayWrite = breaks.length === 0 || process.argv.includes('--accept')
if (mayWrite && !isSame) accept(now)
const count = `${Object.keys(now).length} calls of API keys`
if (isSame) console.log(`${count}, as they were accepted`)
else if (mayWrite) console.log(`${count}: what is new is written into tools/api/accepted.json`)
else
  console.log(
    `${breaks.length} would break a company's system; \`npm run api -- --accept\` where that is meant`,
  )
process.exitCode = mayWrite ? 0 : 1
