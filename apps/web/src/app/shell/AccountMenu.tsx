import { Avatar, Dropdown, type MenuProps } from 'antd'
import { Link } from 'react-router'
import { chooseColor, type ColorChoice, useColorChoice } from '#shared/color-mode.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { MenuIcon } from '#shared/ui/MenuIcon.tsx'
import type { ShellUser } from './shell-props.ts'
import { shellTexts } from './shell.texts.ts'
import styles from './TopBar.module.css'

const colorIcons = { system: 'device', light: 'sun', dark: 'moon' } as const
const choices: readonly ColorChoice[] = ['system', 'light', 'dark']

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** Opens within the header, so that those who walk by landmarks find it there. */
const besides = (button: HTMLElement) => button.parentElement ?? button

/** Avatar, name and role; opens to the appearance and `Cerrar sesión`. */
export const AccountMenu = ({ user, onLogout }: { user: ShellUser; onLogout: () => void }) => {
  const chosen = useColorChoice()
  const items: MenuProps['items'] = [
    {
      type: 'group',
      label: shellTexts.appearance,
      children: choices.map((choice) => ({
        key: choice,
        label: shellTexts.colors[choice],
        icon: <MenuIcon name={colorIcons[choice]} />,
        extra: choice === chosen ? <Icon name="check" sizePx={16} /> : undefined,
        onClick: () => chooseColor(choice),
      })),
    },
    { type: 'divider' },
    {
      key: 'requests',
      icon: <MenuIcon name="chat" />,
      label: <Link to={paths.ownRequests}>{shellTexts.ownRequests}</Link>,
    },
    { key: 'logout', label: shellTexts.logout, icon: <MenuIcon name="logout" />, onClick: onLogout },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" getPopupContainer={besides}>
      <button type="button" className={styles.account}>
        <span className="visually-hidden">{shellTexts.account}: </span>
        <span className={styles.person}>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.role}>{user.roleLabel}</span>
        </span>
        <span aria-hidden="true">
          <Avatar src={user.imageUrl} alt="" className={styles.avatar}>
            {initials(user.name)}
          </Avatar>
        </span>
        <Icon name="chevronDown" sizePx={14} />
      </button>
    </Dropdown>
  )
}
