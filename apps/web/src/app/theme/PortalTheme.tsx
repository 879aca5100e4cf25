import { App, ConfigProvider } from 'antd'
import spanish from 'antd/es/locale/es_ES'
import type { ReactNode } from 'react'
import { useColorMode } from '#shared/color-mode.ts'
import { useIsCalm } from '#shared/media.ts'
import { themeFor } from './antd-theme.ts'

/** Ant Design in the house's colours and in Spanish; toasts and confirmations find their place through `App`. */
export const PortalTheme = ({ children }: { children: ReactNode }) => {
  const isCalm = useIsCalm()
  return (
    // The ring that spreads from a pressed button is no part of the theme's motion.
    <ConfigProvider theme={themeFor(useColorMode(), isCalm)} locale={spanish} wave={{ disabled: isCalm }}>
      <App component={false} notification={{ placement: 'topRight', maxCount: 3 }}>
        {children}
      </App>
    </ConfigProvider>
  )
}
