// `npm run bench`: every load program of bench/, in the order of their names; each prints its own table.
// `npm run bench -- lists` runs those whose name contains the word.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { inRoot, root } from './launch/paths.mjs'
import { launch } from './launch/processes.mjs'
import { projectEnvironment } from './launch/runtime.mjs'
import { runSession } from './run/session.mjs'

const wanted = process.argv.slice(2)

await runSession(async ({ runtime }) => {
  const programs = readdirSync(inRoot('bench'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.bench.ts'))
    .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
    .toSorted()
  let failed = programs.length === 0 ? 1 : 0
  for (const name of programs) {
    console.log(`\n== ${name.replace('.bench.ts', '')}`)
    const child = launch(runtime, [inRoot('bench', name)], {
      cwd: root,
      env: projectEnvironment(),
      stdio: 'inherit',
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) failed += 1
  }
  console.log(`\n${programs.length - failed} of ${programs.length} programs ended well`)
  return failed === 0 ? 0 : 1
})
