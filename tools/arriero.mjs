// `npm run arriero -- <orden>`: what an operator does beside a running installation.
import { once } from 'node:events'
import { ensureInstalled } from './launch/install.mjs'
import { inRoot, root } from './launch/paths.mjs'
import { launch } from './launch/processes.mjs'
import { findRuntime, projectEnvironment } from './launch/runtime.mjs'

await ensureInstalled({ withDevelopment: false })
const command = launch(
  findRuntime(),
  [inRoot('apps', 'api', 'src', 'command.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    env: projectEnvironment(),
    stdio: 'inherit',
  },
)
const [code] = await once(command, 'exit')
process.exitCode = code ?? 1
