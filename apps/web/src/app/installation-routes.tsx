/** Screens about how this installation looks and is joined with other systems. Part of `routes.tsx`. */
import { integrators } from '@arriero/domain/house/integrations'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { appTexts } from './app.texts.ts'
import type { ScreenRoute } from './screen-route.ts'

export const installationRoutes: readonly ScreenRoute[] = [
  {
    path: paths.brand,
    roles: ['administrator'],
    title: appTexts.menu.brand,
    icon: 'star',
    group: 'setup',
    Screen: lazyPart(() => import('#screens/main/brand/BrandScreen.tsx')),
    waits: 'detail',
  },
  {
    path: paths.integrations,
    roles: integrators,
    title: appTexts.menu.integrations,
    icon: 'link',
    group: 'setup',
    Screen: lazyPart(() => import('#screens/main/integrations/IntegrationsScreen.tsx')),
    waits: 'detail',
    hasModals: true,
  },
]
