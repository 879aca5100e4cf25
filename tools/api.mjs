// `npm run api`: what changed of what the systems of companies rely on; writes it down unless it breaks one.
import { once } from 'node:events'
import { inRoot, root } from './launch/paths.mjs'
import { launch } from './launch/processes.mjs'
import { projectEnvironment } from './launch/runtime.mjs'
import { runSession } from './run/session.mjs'

await runSession(async ({ runtime }) => {
  const child = launch(runtime, [inRoot('tools', 'api', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: projectEnvironment(),
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
})
