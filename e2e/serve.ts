/** Makes the demo world once, in a temporary folder that every file of stories is given a copy of. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './product.ts'

const makeWorld = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-world-'))
  const { stop } = await startProduct(folder)
  await stop()
  process.env['ARRIERO_WORLD'] = folder
  return () => rm(folder, { recursive: true, force: true })
}

// oxlint-disable-next-line import/no-default-export -- Playwright loads a global set-up by its default export
export default makeWorld
