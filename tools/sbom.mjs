// `npm run sbom`: the bill of materials of a release (CycloneDX), into dist/ or the file that is named.
import { once } from 'node:events'
import { inRoot, root } from './launch/paths.mjs'
import { launch } from './launch/processes.mjs'
import { findRuntime, projectEnvironment } from './launch/runtime.mjs'

const child = launch(findRuntime(), [inRoot('tools', 'sbom', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
})
const [code] = await once(child, 'exit')
process.exitCode = code ?? 1
