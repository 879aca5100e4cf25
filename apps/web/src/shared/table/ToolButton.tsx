import { Button, type GetProps, Tooltip } from 'antd'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'

interface ToolButtonProps extends Omit<GetProps<typeof Button>, 'icon' | 'children'> {
  label: string
  icon: IconName
}

/** What every list has above it, by its drawing alone: the room is the list's. */
export const ToolButton = ({ label, icon, ...rest }: ToolButtonProps) => (
  <Tooltip title={label}>
    <Button {...rest} aria-label={label} icon={<Icon name={icon} sizePx={16} />} />
  </Tooltip>
)
