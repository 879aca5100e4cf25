import type { IconName } from '#shared/drawings/icon-paths.ts'
import { Button, type ButtonProps } from '#shared/plain/Button.tsx'
import { Hint } from './Hint.tsx'

interface ToolButtonProps extends Omit<ButtonProps, 'children'> {
  label: string
  icon: IconName
}

/** What every list has above it, by its drawing alone: the room is the list's. */
export const ToolButton = ({ label, 'aria-label': heard = label, ...rest }: ToolButtonProps) => (
  <Hint text={label}>
    <Button {...rest} aria-label={heard} />
  </Hint>
)
