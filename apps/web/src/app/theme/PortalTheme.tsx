import { App, ConfigProvider } from 'antd'
import spanish from 'antd/es/locale/es_ES'
import type { ReactNode } from 'react'
import { useColorMode } from '#shared/color-mode.ts'
import { useIsCalm } from '#shared/media.ts'
import { themeFor } from './antd-theme.ts'

/** Ant Design in the house's colours and in Spanish; toasts and confirmations find their place through `App`. */
export const PortalTheme = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={themeFor(useColorMode(), useIsCalm())} locale={spanish}>
    <App component={false} notification={{ placement: 'topRight', maxCount: 3 }}>
      {children}
    </App>
  </ConfigProvider>
)
