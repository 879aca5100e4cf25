import { groundsFor, type HouseLook, paletteFor } from './brand/house-look.ts'
import {
  type ColorMode,
  type Palette,
  controlPx,
  fontFamily,
  pageWidthPx,
  radiusPx,
  ringPx,
  smallControlPx,
} from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The palette as CSS custom properties: `textMuted` becomes `--color-text-muted`. */
export const variablesOf = (palette: Palette): [name: string, value: string][] =>
  Object.entries(palette).map(([name, value]) => [`--color-${kebab(name)}`, value])

/** The brand's grounds, and the sign that shines on them: `deep` becomes `--ground-deep`. */
export const groundVariablesOf = (look?: HouseLook): [name: string, value: string][] => {
  const { ground, ...others } = groundsFor(look)
  return [
    ['--ground', ground],
    ...Object.entries(others).map(([name, value]): [string, string] => [`--ground-${name}`, value]),
    ['--ground-sign', paletteFor('dark', look).accent],
    // The brand's ground is dark in both modes.
    ['--focus-on-ground', paletteFor('dark', look).focus],
  ]
}

/** What is measured; `base.css` says which height holds at which width. */
export const measureVariables: readonly (readonly [name: string, value: string])[] = [
  ['--radius', `${radiusPx}px`],
  ['--ring', `${ringPx}px`],
  ['--control-desk', `${controlPx.desk}px`],
  ['--control-thumb', `${controlPx.thumb}px`],
  ['--small-desk', `${smallControlPx.desk}px`],
  ['--small-thumb', `${smallControlPx.thumb}px`],
  ['--page-wide', `${pageWidthPx.wide}px`],
  ['--page-text', `${pageWidthPx.text}px`],
  ['--font', fontFamily],
]

/** Writes the mode's colours on the page, through the style object so that a strict policy allows it. */
export const paint = (root: HTMLElement, mode: ColorMode): void => {
  for (const [name, value] of variablesOf(paletteFor(mode))) root.style.setProperty(name, value)
  for (const [name, value] of groundVariablesOf()) root.style.setProperty(name, value)
  for (const [name, value] of measureVariables) root.style.setProperty(name, value)
  root.style.colorScheme = mode
  root.dataset['mode'] = mode
}
