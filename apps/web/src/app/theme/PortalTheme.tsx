import { App, ConfigProvider } from 'antd'
import spanish from 'antd/es/locale/es_ES'
import type { ReactNode } from 'react'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { useColorMode } from '#shared/color-mode.ts'
import { useIsCalm, useIsPhone } from '#shared/media.ts'
import { themeFor } from './antd-theme.ts'

const onDesk = { placement: 'topRight' } as const
/** Off the heads of dialogs, and above the main action at the thumb. */
const onPhone = { placement: 'bottom', bottom: 80 } as const

/** Ant Design in the house's colours and in Spanish; toasts and confirmations find their place through `App`. */
export const PortalTheme = ({ children }: { children: ReactNode }) => {
  const isCalm = useIsCalm()
  const isPhone = useIsPhone()
  return (
    // The ring that spreads from a pressed button is no part of the theme's motion.
    <ConfigProvider
      theme={themeFor(useColorMode(), isCalm, useHouseLook())}
      locale={spanish}
      wave={{ disabled: isCalm }}
    >
      <App component={false} notification={{ ...(isPhone ? onPhone : onDesk), maxCount: 3 }}>
        {children}
      </App>
    </ConfigProvider>
  )
}
