/** The screens behind the login as data: who sees them and how the menu names them. Spec §2, decisions §6. */
import { clients, desk, type Role, staff, treasurers } from '@arriero/domain/people/roles'
import { matchPath } from 'react-router'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { appTexts } from './app.texts.ts'
import { deskRoutes } from './desk-routes.tsx'
import { installationRoutes } from './installation-routes.tsx'
import { notificationChoicesRoute, ownAccountRoute } from './own-account-route.tsx'
import { portalRoles } from './portal-roles.ts'
import { menuGroups, type ScreenRoute } from './screen-route.ts'

const HomeScreen = lazyPart(() => import('#screens/main/home/HomeScreen.tsx'))

/** Within its menu group a screen stands in the order of this list. */
export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: paths.home,
    isOpenInValidation: true,
    roles: portalRoles,
    title: appTexts.menu.home,
    icon: 'home',
    Screen: HomeScreen,
    waits: 'cards',
  },
  {
    path: paths.backofficeUsers,
    roles: ['administrator'],
    title: appTexts.menu.users,
    icon: 'people',
    group: 'people',
    Screen: lazyPart(() => import('#screens/main/backoffice-users/BackofficeUsersScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.enterprises,
    roles: ['administrator'],
    title: appTexts.menu.enterprises,
    icon: 'building',
    group: 'people',
    Screen: lazyPart(() => import('#screens/main/enterprises/EnterprisesScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.drivers,
    roles: ['administrator', 'enterprise'],
    title: appTexts.menu.drivers,
    icon: 'wheel',
    group: 'people',
    Screen: lazyPart(() => import('#screens/main/drivers/DriversOfRole.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.cargoOwners,
    roles: ['administrator'],
    title: appTexts.menu.cargoOwners,
    icon: 'box',
    group: 'people',
    Screen: lazyPart(() => import('#screens/main/cargo-owners/CargoOwnersScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.userPattern,
    roles: ['administrator', 'enterprise'],
    title: appTexts.menu.profile,
    icon: 'user',
    Screen: lazyPart(() => import('#screens/main/profile/ProfileScreen.tsx')),
    waits: 'detail',
    hasModals: true,
    isHidden: true,
  },
  {
    path: paths.services,
    roles: ['administrator'],
    title: appTexts.menu.services,
    icon: 'truck',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/services/ServicesScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.servicePattern,
    roles: staff,
    title: appTexts.menu.service,
    icon: 'truck',
    Screen: lazyPart(() => import('#screens/main/services/page/ServicePageScreen.tsx')),
    waits: 'detail',
    hasModals: true,
    isHidden: true,
  },
  {
    path: paths.cancelled,
    roles: treasurers,
    title: appTexts.menu.cancelled,
    icon: 'ban',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/cancelled/CancelledScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.accounting,
    roles: treasurers,
    title: appTexts.menu.accounting,
    icon: 'ledger',
    group: 'money',
    leadsFor: 'accountancy',
    Screen: lazyPart(() => import('#screens/main/accounting/AccountingScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.vehiclePattern,
    roles: ['administrator', 'enterprise'],
    title: appTexts.menu.vehicle,
    icon: 'truckFront',
    Screen: lazyPart(() => import('#screens/main/vehicle/VehicleScreen.tsx')),
    waits: 'detail',
    isHidden: true,
  },
  {
    path: paths.vehicles,
    roles: ['enterprise'],
    title: appTexts.menu.vehicles,
    icon: 'truckFront',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/vehicles/VehiclesScreen.tsx')),
    waits: 'cards',
    hasModals: true,
    isOpenInValidation: true,
  },
  {
    path: paths.enterpriseServices,
    roles: ['enterprise'],
    title: appTexts.menu.enterpriseServices,
    icon: 'truck',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/enterprise-services/EnterpriseServicesScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.clientServices,
    roles: clients,
    title: appTexts.menu.clientServices,
    icon: 'truck',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/client-services/ClientServicesScreen.tsx')),
    waits: 'cards',
    hasModals: true,
  },
  {
    path: paths.clientHelp,
    isOpenInValidation: true,
    roles: clients,
    title: appTexts.menu.help,
    icon: 'help',
    group: 'operation',
    Screen: HomeScreen,
    waits: 'cards',
  },
  {
    path: paths.legalDocuments,
    isOpenInValidation: true,
    roles: ['administrator', 'enterprise', ...clients],
    title: appTexts.menu.legalDocuments,
    icon: 'document',
    group: 'setup',
    Screen: lazyPart(() => import('#screens/main/legal-documents/LegalDocumentsScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.percentages,
    roles: ['administrator'],
    title: appTexts.menu.percentages,
    icon: 'percent',
    group: 'money',
    Screen: lazyPart(() => import('#screens/main/rates/RatesScreen.tsx')),
    waits: 'detail',
  },
  {
    path: paths.supportRequests,
    roles: desk,
    title: appTexts.menu.supportRequests,
    icon: 'chat',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/support/SupportScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  ...deskRoutes,
  ...installationRoutes,
  ownAccountRoute,
  notificationChoicesRoute,
  {
    path: paths.notifications,
    isOpenInValidation: true,
    roles: portalRoles,
    title: appTexts.menu.notifications,
    icon: 'bell',
    Screen: lazyPart(() => import('#screens/main/notifications/NotificationsScreen.tsx')),
    waits: 'cards',
    width: 'text',
    isOfAccount: true,
  },
  {
    path: paths.ownRequests,
    roles: portalRoles,
    title: appTexts.menu.ownRequests,
    icon: 'question',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/own-requests/OwnRequestsScreen.tsx')),
    waits: 'table',
    hasModals: true,
    isOpenInValidation: true,
    isOfAccount: staff,
  },
]

const isOf = (role: Role) => (route: ScreenRoute) => route.roles.includes(role)
const isOpen = (isWaiting: boolean) => (route: ScreenRoute) => !isWaiting || route.isOpenInValidation === true

/** A screen that stands in the menu behind his own name. */
const isHisOwn = ({ isOfAccount }: ScreenRoute, role: Role) =>
  isOfAccount === true || (isOfAccount?.includes(role) ?? false)

/** The home, then by groups, the group of what leads for this role first; inside a group as written here. */
const placeIn = (role: Role) => {
  const leading = screenRoutes.find(({ leadsFor }) => leadsFor === role)?.group
  return ({ group }: ScreenRoute) => {
    if (group === undefined) return -2
    return group === leading ? -1 : menuGroups.indexOf(group)
  }
}

/** `isWaiting`: staff has not approved him yet, and most of the product is closed to him. */
export const menuOf = (role: Role, isWaiting = false): ScreenRoute[] => {
  const place = placeIn(role)
  return screenRoutes
    .filter((route) => isOf(role)(route) && isOpen(isWaiting)(route))
    .filter((route) => !route.isHidden && !isHisOwn(route, role))
    .toSorted((one, other) => place(one) - place(other))
}

/** Screens of the menu that opens at the person's own name. */
export const accountMenuOf = (role: Role, isWaiting = false): ScreenRoute[] =>
  screenRoutes.filter((route) => isOf(role)(route) && isHisOwn(route, role) && isOpen(isWaiting)(route))

/** Every screen with an address of its own, those of no menu too; the side menu's first. */
export const reachedBy = (role: Role, isWaiting = false): ScreenRoute[] => {
  const menu = menuOf(role, isWaiting)
  const others = screenRoutes.filter(
    (route) =>
      isOf(role)(route) && isOpen(isWaiting)(route) && !menu.includes(route) && !route.path.includes(':'),
  )
  return [...menu, ...others]
}

/** What the router matches: a screen with modals takes every address below it. */
export const patternOf = ({ path, hasModals }: ScreenRoute): string => (hasModals ? `${path}/*` : path)

/** The screen this role sees at an address; none is his, or none is there. */
export const screenAt = (address: string, role: Role): ScreenRoute | undefined =>
  screenRoutes.find((route) => isOf(role)(route) && matchPath(patternOf(route), address))

/** Its code comes while it is still asked who is here: most of who open an address may see it. */
export const bringScreenAt = (address: string): void =>
  screenRoutes.find((route) => matchPath(patternOf(route), address))?.Screen.bring()
