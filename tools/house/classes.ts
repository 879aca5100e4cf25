// A class that its stylesheet does not have is no style at all, and nothing else says so: types do not know their names.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { root } from '../launch/paths.mjs'
import { lineAt, type Rule, type Source } from './reading/source.ts'

const web = 'apps/web/src'

/** The style modules of the web. */
export const readStyles = (): readonly Source[] =>
  readdirSync(join(root, web), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => {
      const path = `${web}/${name.split(sep).join('/')}`
      return { path, text: readFileSync(join(root, path), 'utf8') }
    })

const imports = /import (\w+) from '([^']+\.module\.css)'/g
const classes = /\.([A-Za-z][\w-]*)/g

const placeOf = (from: string, specifier: string): string =>
  specifier.startsWith('#') ? `${web}/${specifier.slice(1)}` : posix.join(posix.dirname(from), specifier)

const namesIn = ({ text }: Source) => new Set([...text.matchAll(classes)].map(([, name]) => name))

export const wornClassesExist = (styles: readonly Source[]): Rule => {
  const known = new Map(styles.map((style) => [style.path, namesIn(style)]))
  const lostIn = ({ path, text }: Source) =>
    [...text.matchAll(imports)].flatMap(([, sheet = '', specifier = '']) =>
      [...text.matchAll(new RegExp(`(?<![\\w./'])${sheet}\\.(\\w+)`, 'g'))]
        .filter(([, name]) => !known.get(placeOf(path, specifier))?.has(name))
        .map(
          (worn) => `${path}:${lineAt(text, worn.index)} wears ${worn[0]}, which ${specifier} does not have`,
        ),
    )
  return (files) => files.filter(({ path }) => path.startsWith(web)).flatMap(lostIn)
}
