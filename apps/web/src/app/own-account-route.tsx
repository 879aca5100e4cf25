import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { appTexts } from './app.texts.ts'
import { portalRoles } from './portal-roles.ts'
import type { ScreenRoute } from './screen-route.ts'

/** Everybody's own, also while he waits to be approved. Decisions §17. */
export const ownAccountRoute: ScreenRoute = {
  path: paths.ownAccount,
  isOpenInValidation: true,
  roles: portalRoles,
  title: appTexts.menu.ownAccount,
  icon: 'user',
  Screen: lazyPart(() => import('#screens/main/own-account/OwnAccountScreen.tsx')),
  waits: 'detail',
  isOfAccount: true,
}

export const notificationChoicesRoute: ScreenRoute = {
  path: paths.notificationChoices,
  isOpenInValidation: true,
  roles: portalRoles,
  title: appTexts.menu.notificationChoices,
  icon: 'bell',
  Screen: lazyPart(() => import('#screens/main/notification-choices/NotificationChoicesScreen.tsx')),
  waits: 'table',
  width: 'text',
  isHidden: true,
}
