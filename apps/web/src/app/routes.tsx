/** The screens behind the login as data: who sees them and how the menu names them. Spec §2, decisions §6. */
import { clients, type Role } from '@arriero/domain/roles'
import { matchPath } from 'react-router'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { appTexts } from './app.texts.ts'
import { installationRoutes } from './installation-routes.tsx'
import { notificationChoicesRoute, ownAccountRoute } from './own-account-route.tsx'
import { portalRoles } from './portal-roles.ts'
import type { ScreenRoute } from './screen-route.ts'

const HomeScreen = lazyPart(() => import('#screens/main/home/HomeScreen.tsx'))

/** In the order of the menu. */
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
    Screen: lazyPart(() => import('#screens/main/backoffice-users/BackofficeUsersScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.enterprises,
    roles: ['administrator'],
    title: appTexts.menu.enterprises,
    icon: 'building',
    Screen: lazyPart(() => import('#screens/main/enterprises/EnterprisesScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.drivers,
    roles: ['administrator', 'enterprise'],
    title: appTexts.menu.drivers,
    icon: 'wheel',
    Screen: lazyPart(() => import('#screens/main/drivers/DriversOfRole.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.cargoOwners,
    roles: ['administrator'],
    title: appTexts.menu.cargoOwners,
    icon: 'box',
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
    Screen: lazyPart(() => import('#screens/main/services/ServicesScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.cancelled,
    roles: ['administrator', 'accountancy'],
    title: appTexts.menu.cancelled,
    icon: 'ban',
    Screen: lazyPart(() => import('#screens/main/cancelled/CancelledScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.accounting,
    roles: ['administrator', 'accountancy'],
    title: appTexts.menu.accounting,
    icon: 'ledger',
    leadsFor: 'accountancy',
    Screen: lazyPart(() => import('#screens/main/accounting/AccountingScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.vehiclePattern,
    roles: ['administrator', 'enterprise'],
    title: appTexts.menu.vehicle,
    icon: 'truck',
    Screen: lazyPart(() => import('#screens/main/vehicle/VehicleScreen.tsx')),
    waits: 'detail',
    isHidden: true,
  },
  {
    path: paths.vehicles,
    roles: ['enterprise'],
    title: appTexts.menu.vehicles,
    icon: 'truck',
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
    Screen: lazyPart(() => import('#screens/main/enterprise-services/EnterpriseServicesScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.clientServices,
    roles: clients,
    title: appTexts.menu.clientServices,
    icon: 'truck',
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
    Screen: HomeScreen,
    waits: 'cards',
  },
  {
    path: paths.legalDocuments,
    isOpenInValidation: true,
    roles: ['administrator', 'enterprise', ...clients],
    title: appTexts.menu.legalDocuments,
    icon: 'document',
    Screen: lazyPart(() => import('#screens/main/legal-documents/LegalDocumentsScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.percentages,
    roles: ['administrator'],
    title: appTexts.menu.percentages,
    icon: 'percent',
    Screen: lazyPart(() => import('#screens/main/rates/RatesScreen.tsx')),
    waits: 'detail',
  },
  {
    path: paths.supportRequests,
    roles: ['administrator', 'soport'],
    title: appTexts.menu.supportRequests,
    icon: 'chat',
    Screen: lazyPart(() => import('#screens/main/support/SupportScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  ownAccountRoute,
  notificationChoicesRoute,
  {
    path: paths.fleet,
    roles: ['administrator', 'enterprise'],
    title: appTexts.menu.fleet,
    icon: 'map',
    Screen: lazyPart(() => import('#screens/main/fleet/FleetScreen.tsx')),
    waits: 'detail',
    isOfAccount: true,
  },
  {
    path: paths.earnings,
    roles: ['enterprise'],
    title: appTexts.menu.earnings,
    icon: 'card',
    Screen: lazyPart(() => import('#screens/main/earnings/EarningsScreen.tsx')),
    waits: 'table',
    hasModals: true,
    isOfAccount: true,
  },
  {
    path: paths.audit,
    roles: ['administrator'],
    title: appTexts.menu.audit,
    icon: 'shield',
    Screen: lazyPart(() => import('#screens/main/audit/AuditScreen.tsx')),
    waits: 'table',
    isOfAccount: true,
  },
  {
    path: paths.referencePrice,
    roles: ['administrator'],
    title: appTexts.menu.referencePrice,
    icon: 'calculator',
    Screen: lazyPart(() => import('#screens/main/tariff/TariffScreen.tsx')),
    waits: 'detail',
    hasModals: true,
    isOfAccount: true,
  },
  {
    path: paths.moneyRules,
    roles: ['administrator'],
    title: appTexts.menu.moneyRules,
    icon: 'tag',
    Screen: lazyPart(() => import('#screens/main/money-rules/MoneyRulesScreen.tsx')),
    waits: 'detail',
    isOfAccount: true,
  },
  ...installationRoutes,
  {
    path: paths.standby,
    roles: ['administrator', 'accountancy'],
    title: appTexts.menu.standby,
    icon: 'clock',
    Screen: lazyPart(() => import('#screens/main/standby/StandbyScreen.tsx')),
    waits: 'table',
    hasModals: true,
    isOfAccount: true,
  },
  {
    path: paths.paymentNotices,
    roles: ['administrator', 'accountancy'],
    title: appTexts.menu.paymentNotices,
    icon: 'card',
    Screen: lazyPart(() => import('#screens/main/payment-notices/PaymentNoticesScreen.tsx')),
    waits: 'table',
    hasModals: true,
    isOfAccount: true,
  },
  {
    path: paths.notifications,
    isOpenInValidation: true,
    roles: portalRoles,
    title: appTexts.menu.notifications,
    icon: 'bell',
    Screen: lazyPart(() => import('#screens/main/notifications/NotificationsScreen.tsx')),
    waits: 'cards',
    isOfAccount: true,
  },
  {
    path: paths.endingPapers,
    roles: ['administrator', 'enterprise'],
    title: appTexts.menu.endingPapers,
    icon: 'calendar',
    Screen: lazyPart(() => import('#screens/main/ending-papers/EndingPapersScreen.tsx')),
    waits: 'table',
    hasModals: true,
    isOpenInValidation: true,
    isOfAccount: true,
  },
  {
    path: paths.ownRequests,
    roles: portalRoles,
    title: appTexts.menu.ownRequests,
    icon: 'chat',
    Screen: lazyPart(() => import('#screens/main/own-requests/OwnRequestsScreen.tsx')),
    waits: 'table',
    hasModals: true,
    isOpenInValidation: true,
    isOfAccount: true,
  },
]

const isOf = (role: Role) => (route: ScreenRoute) => route.roles.includes(role)
const isOpen = (isWaiting: boolean) => (route: ScreenRoute) => !isWaiting || route.isOpenInValidation === true

/** `isWaiting`: staff has not approved him yet, and most of the product is closed to him. */
export const menuOf = (role: Role, isWaiting = false): ScreenRoute[] => {
  const rank = ({ path, leadsFor }: ScreenRoute) => (path === paths.home ? 0 : leadsFor === role ? 1 : 2)
  return screenRoutes
    .filter((route) => isOf(role)(route) && !route.isHidden && !route.isOfAccount && isOpen(isWaiting)(route))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The same of what stands behind the own name. */
export const accountMenuOf = (role: Role, isWaiting = false): ScreenRoute[] =>
  screenRoutes.filter((route) => isOf(role)(route) && route.isOfAccount && isOpen(isWaiting)(route))

/** What the router matches: a screen with modals takes every address below it. */
export const patternOf = ({ path, hasModals }: ScreenRoute): string => (hasModals ? `${path}/*` : path)

/** The screen this role sees at an address; none is his, or none is there. */
export const screenAt = (address: string, role: Role): ScreenRoute | undefined =>
  screenRoutes.find((route) => isOf(role)(route) && matchPath(patternOf(route), address))
