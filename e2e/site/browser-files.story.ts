/** What every browser is given holds no secret: all files of the built portal, in the forms that tools/secrets plants and finds. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretsIn } from '../../tools/secrets/scan.ts'
import { expect, test } from '../story.ts'

const built = process.env['ARRIERO_WEB'] ?? join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist')

test('no file of the portal holds a secret', async () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|mjs|css|html|json|webmanifest|map|svg|txt)$/.test(name),
  )
  expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(20)
  const found = (
    await Promise.all(files.map((name) => secretsIn(name, readFileSync(join(built, name), 'utf8'))))
  ).flat()
  expect(found).toEqual([])
})
