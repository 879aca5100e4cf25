import { type IconName, iconPaths } from './icon-paths.ts'

interface IconProps {
  name: IconName
  /** Side in pixels; without it the icon is as tall as a line of its text. */
  sizePx?: number
  /** Filled with the text colour, as a full star is. */
  isSolid?: boolean
}

/** Always decorative: the word or label beside it says the same. */
export const Icon = ({ name, sizePx, isSolid = false }: IconProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={sizePx ?? '1.25em'}
    height={sizePx ?? '1.25em'}
    viewBox="0 0 24 24"
    fill={isSolid ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ flex: 'none', verticalAlign: '-0.28em' }}
  >
    <path d={iconPaths[name]} />
  </svg>
)
