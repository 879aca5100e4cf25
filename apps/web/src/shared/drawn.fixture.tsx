/** A piece of the portal as a browser draws it: in its theme, at an address of its own, without a server. */
import './base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PortalTheme } from '#shared/ui/theme/PortalTheme.tsx'
import { queryClient } from './api/queries.ts'
import { dismissToast, shownToasts } from './plain/states/toasts.ts'
import { Toasts } from './plain/states/Toasts.tsx'
import { startColors } from './color-mode.ts'
import { UnsavedGuard } from './unsaved/UnsavedGuard.tsx'

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

startColors()

let router: ReturnType<typeof createBrowserRouter> | undefined

export const draw = async (piece: ReactNode, size = desk, at = '/'): Promise<void> => {
  await page.viewport(size.width, size.height)
  for (const { id } of shownToasts()) dismissToast(id)
  router?.dispose()
  window.history.replaceState(null, '', at)
  const element = (
    <>
      {piece}
      <UnsavedGuard />
      <Toasts />
    </>
  )
  router = createBrowserRouter([{ path: '*', element }])
  await render(
    <PortalTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalTheme>,
  )
}

interface HoldingProps<Value> {
  start: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}

/** Keeps what a piece is given back, as its screen would. */
export const Holding = <Value,>({ start, children }: HoldingProps<Value>) => {
  const [value, set] = useState(start)
  return children(value, set)
}

/** The keyboard goes there, as by many a Tab. */
export const focusOn = (place: Locator): void => (place.element() as HTMLElement).focus()

export const boxOf = (place: Locator): DOMRect => place.element().getBoundingClientRect()

/** Once this holds; a busy machine takes its time. */
export const soon = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 15_000 })
