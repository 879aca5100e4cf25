/** The palettes as a stylesheet, for pages that are whole without a program. */
import { type HouseLook, paletteFor } from '#shared/brand/house-look.ts'
import { groundVariablesOf, variablesOf } from '#shared/css-variables.ts'
import { fontFamily, radiusPx } from '#shared/tokens.ts'

const declarations = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs.map(([name, value]) => `${name}:${value}`).join(';')

/** Where a browser cannot tell light from dark it stays light. A chosen mode is `color-scheme` on the root. */
export const colorSheet = (look: HouseLook): string => {
  const light = variablesOf(paletteFor('light', look))
  const dark = new Map(variablesOf(paletteFor('dark', look)))
  const both = light.map(([name, value]) => [name, `light-dark(${value},${dark.get(name)})`] as const)
  return [
    `:root{${declarations([...groundVariablesOf(look), ...light, ['--radius', `${radiusPx}px`], ['--font', fontFamily]])}}`,
    `@supports(color:light-dark(#fff,#000)){:root{color-scheme:light dark;${declarations(both)}}}`,
    `@media print{:root{color-scheme:light!important;${declarations(light)};--color-page:#fff!important}}`,
  ].join('')
}
