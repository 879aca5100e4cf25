import { type ColorMode, type Palette, fontFamily, palettes, radiusPx } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The palette as CSS custom properties: `textMuted` becomes `--color-text-muted`. */
export const variablesOf = (palette: Palette): [name: string, value: string][] =>
  Object.entries(palette).map(([name, value]) => [`--color-${kebab(name)}`, value])

/** Writes the mode's colours on the page, through the style object so that a strict policy allows it. */
export const paint = (root: HTMLElement, mode: ColorMode): void => {
  for (const [name, value] of variablesOf(palettes[mode])) root.style.setProperty(name, value)
  root.style.setProperty('--radius', `${radiusPx}px`)
  root.style.setProperty('--font', fontFamily)
  root.style.colorScheme = mode
  root.dataset['mode'] = mode
}
