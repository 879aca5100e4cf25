/** Makes the demo world once, in a temporary folder that every file of stories is given a copy of. */
import { join } from 'node:path'
import { startProduct } from './product.ts'
import { makeFolder, removeFolder } from './temporary-folder.ts'

const makeWorld = async (): Promise<() => Promise<void>> => {
  const folder = await makeFolder()
  try {
    const world = join(folder, 'world')
    const { stop } = await startProduct(world)
    await stop()
    process.env['ARRIERO_STORIES'] = folder
    return () => removeFolder(folder)
  } catch (error) {
    await removeFolder(folder)
    throw error
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright loads a global set-up by its default export
export default makeWorld
