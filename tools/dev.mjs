// `npm run dev`: the API restarts on every change of its source, the portal is served by Vite with hot reload.
import { once } from 'node:events'
import { inRoot, root } from './launch/paths.mjs'
import { launch } from './launch/processes.mjs'
import { projectEnvironment } from './launch/runtime.mjs'
import { runSession } from './run/session.mjs'

const port = process.env['PORT'] || '3000'

await runSession(async ({ runtime }) => {
  const env = { ...projectEnvironment(), PORT: port, ARRIERO_API_PORT: port }
  const api = launch(
    runtime,
    ['--watch', '--watch-preserve-output', inRoot('apps', 'api', 'src', 'main.ts')],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  )
  const web = launch(runtime, [inRoot('node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: inRoot('apps', 'web'),
    env,
    stdio: 'inherit',
  })
  await Promise.race([once(api, 'exit'), once(web, 'exit')])
  return 1
})
