/** Packs the files under `assets/` as tightly as Brotli can, which takes seconds: a server that did it at the first call would keep its caller waiting. */
import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)

const isText = (name: string) => /\.(js|css|json|svg)$/.test(name)
/** As below it the server sends them plain. */
const smallBytes = 1024

const packFile = async (path: string): Promise<void> => {
  const plain = await readFile(path)
  if (plain.length < smallBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  // A server may be reading what is built just now, and keeps what it has read.
  await writeFile(`${path}.br.new`, await brotli(plain, { params }))
  await rename(`${path}.br.new`, `${path}.br`)
}

export const packedAssets = (): Plugin => ({
  name: 'arriero:packed-assets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined) return
      const folder = join(dir, 'assets')
      const names = (await readdir(folder)).filter(isText)
      await Promise.all(names.map((name) => packFile(join(folder, name))))
    },
  },
})
