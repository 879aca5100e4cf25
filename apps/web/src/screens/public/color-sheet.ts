/** The palettes as a stylesheet, for pages that are whole without a program. */
import { variablesOf } from '#shared/css-variables.ts'
import { fontFamily, palettes, radiusPx } from '#shared/tokens.ts'

/** The brand's ground, its depth, and the ridges on it, the same in both modes. */
const grounds = [
  ['--ground', '#0f4f38'],
  ['--ground-deep', '#0b3d2b'],
  ['--ground-far', '#176046'],
  ['--ground-near', '#1f7556'],
] as const

const declarations = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs.map(([name, value]) => `${name}:${value}`).join(';')

/** Where a browser cannot tell light from dark it stays light. A chosen mode is `color-scheme` on the root. */
export const colorSheet = (): string => {
  const light = variablesOf(palettes.light)
  const dark = new Map(variablesOf(palettes.dark))
  const both = light.map(([name, value]) => [name, `light-dark(${value},${dark.get(name)})`] as const)
  return [
    `:root{${declarations([...grounds, ...light, ['--radius', `${radiusPx}px`], ['--font', fontFamily]])}}`,
    `@supports(color:light-dark(#fff,#000)){:root{color-scheme:light dark;${declarations(both)}}}`,
    `@media print{:root{color-scheme:light!important;${declarations(light)}}}`,
  ].join('')
}
