// `npm run figures`: how large the house is, folder by folder, as the table of docs/house.md.
import { once } from 'node:events'
import { inRoot, root } from './launch/paths.mjs'
import { launch } from './launch/processes.mjs'
import { projectEnvironment } from './launch/runtime.mjs'
import { runSession } from './run/session.mjs'

await runSession(async ({ runtime }) => {
  const child = launch(runtime, [inRoot('tools', 'house', 'print-figures.ts')], {
    cwd: root,
    env: projectEnvironment(),
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
})
