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

/** What stands before a brace, without what is Ant Design's or the map's. */
const selectorsOf = (text: string): string =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '').matchAll(/([^{};]*)\{/g)]
    .map(([, selector]) => selector)
    .join()

/** A class that nobody wears is read by everybody who looks for what a page looks like. */
export const classesAreWorn =
  (styles: readonly Source[]): Rule =>
  (files) => {
    const worn = new Map<string, Set<string>>()
    const isWornByName = new Set<string>()
    for (const { path, text } of files)
      for (const [, sheet = '', specifier = ''] of text.matchAll(imports)) {
        const place = placeOf(path, specifier)
        const names = worn.get(place) ?? new Set()
        worn.set(place, names)
        for (const [, name = ''] of text.matchAll(new RegExp(`(?<![\\w./'])${sheet}\\.(\\w+)`, 'g')))
          names.add(name)
        if (new RegExp(`(?<![\\w./'])${sheet}\\[`).test(text)) isWornByName.add(place)
      }
    return styles
      .filter(({ path }) => !isWornByName.has(path))
      .flatMap(({ path, text }) =>
        [...new Set([...selectorsOf(text).matchAll(classes)].map(([, name = '']) => name))]
          .filter((name) => !worn.get(path)?.has(name))
          .map(
            (name) => `${path}:${lineAt(text, text.indexOf(`.${name}`))} has .${name}, which nobody wears`,
          ),
      )
  }
