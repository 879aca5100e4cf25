import { Dropdown, type MenuProps } from 'antd'
import type { ReactElement } from 'react'

export type MenuItems = NonNullable<MenuProps['items']>

interface DropMenuProps {
  items: MenuItems
  chosenKeys?: string[]
  /** Within what the button stands in, so that those who walk by landmarks find it there. */
  isBeside?: boolean
  /** The button that opens it. */
  children: ReactElement
}

const besides = (button: HTMLElement) => button.parentElement ?? button

/** What opens under a button: entries one goes through with the arrows. */
export const DropMenu = ({ items, chosenKeys, isBeside = false, children }: DropMenuProps) => (
  <Dropdown
    trigger={['click']}
    placement="bottomRight"
    menu={{ items, ...(chosenKeys && { selectedKeys: chosenKeys }) }}
    {...(isBeside && { getPopupContainer: besides })}
  >
    {children}
  </Dropdown>
)
