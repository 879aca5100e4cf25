import './one-hand.css'
import { ConfigProvider } from 'antd'
import spanish from 'antd/es/locale/es_ES'
import type { ReactNode } from 'react'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { useColorMode } from '#shared/color-mode.ts'
import { useIsCalm, useIsPhone } from '#shared/media.ts'
import { themeFor } from './antd-theme.ts'

/** Ant Design in the house's colours and in Spanish. */
export const PortalTheme = ({ children }: { children: ReactNode }) => {
  const isCalm = useIsCalm()
  const input = { mode: useColorMode(), isCalm, isPhone: useIsPhone(), look: useHouseLook() }
  return (
    // The ring that spreads from a pressed button is no part of the theme's motion; a colon that nobody sees is heard.
    <ConfigProvider
      theme={themeFor(input)}
      locale={spanish}
      wave={{ disabled: isCalm }}
      form={{ colon: false }}
    >
      {children}
    </ConfigProvider>
  )
}
