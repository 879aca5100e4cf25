import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'

/** Our icon where Ant Design lays out its own: menus hand their class to it. */
export const MenuIcon = ({ name, className }: { name: IconName; className?: string }) => (
  <span className={className} style={{ display: 'inline-flex', alignItems: 'center' }}>
    <Icon name={name} sizePx={20} />
  </span>
)
