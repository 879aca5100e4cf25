/** A piece of the portal as a browser draws it: in its theme, at an address of its own, without a server. */
import './base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PortalTheme } from '#shared/ui/theme/PortalTheme.tsx'
import { Toasts } from './plain/states/Toasts.tsx'
import { startColors } from './color-mode.ts'
import { UnsavedGuard } from './unsaved/UnsavedGuard.tsx'

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

startColors()

export const draw = async (piece: ReactNode, size = desk): Promise<void> => {
  await page.viewport(size.width, size.height)
  const element = (
    <>
      {piece}
      <UnsavedGuard />
      <Toasts />
    </>
  )
  await render(
    <PortalTheme>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryClientProvider>
    </PortalTheme>,
  )
}
