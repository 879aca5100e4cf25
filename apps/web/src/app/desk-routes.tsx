/** The desks beyond the specification's menu, each in the group of those it works with. Part of `routes.tsx`. */
import { treasurers } from '@arriero/domain/people/roles'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { appTexts } from './app.texts.ts'
import type { ScreenRoute } from './screen-route.ts'

export const deskRoutes: readonly ScreenRoute[] = [
  {
    path: paths.fleet,
    roles: ['administrator', 'enterprise'],
    title: appTexts.menu.fleet,
    icon: 'map',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/fleet/FleetScreen.tsx')),
    waits: 'detail',
  },
  {
    path: paths.endingPapers,
    roles: ['administrator', 'enterprise'],
    title: appTexts.menu.endingPapers,
    icon: 'calendar',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/ending-papers/EndingPapersScreen.tsx')),
    waits: 'table',
    hasModals: true,
    isOpenInValidation: true,
  },
  {
    path: paths.standby,
    roles: treasurers,
    title: appTexts.menu.standby,
    icon: 'clock',
    group: 'operation',
    Screen: lazyPart(() => import('#screens/main/standby/StandbyScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.earnings,
    roles: ['enterprise'],
    title: appTexts.menu.earnings,
    icon: 'card',
    group: 'money',
    Screen: lazyPart(() => import('#screens/main/earnings/EarningsScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.referencePrice,
    roles: ['administrator'],
    title: appTexts.menu.referencePrice,
    icon: 'calculator',
    group: 'money',
    Screen: lazyPart(() => import('#screens/main/tariff/TariffScreen.tsx')),
    waits: 'detail',
    hasModals: true,
  },
  {
    path: paths.moneyRules,
    roles: ['administrator'],
    title: appTexts.menu.moneyRules,
    icon: 'tag',
    group: 'money',
    Screen: lazyPart(() => import('#screens/main/money-rules/MoneyRulesScreen.tsx')),
    waits: 'detail',
  },
  {
    path: paths.paymentNotices,
    roles: treasurers,
    title: appTexts.menu.paymentNotices,
    icon: 'card',
    group: 'money',
    Screen: lazyPart(() => import('#screens/main/payment-notices/PaymentNoticesScreen.tsx')),
    waits: 'table',
    hasModals: true,
  },
  {
    path: paths.audit,
    roles: ['administrator'],
    title: appTexts.menu.audit,
    icon: 'shield',
    group: 'setup',
    Screen: lazyPart(() => import('#screens/main/audit/AuditScreen.tsx')),
    waits: 'table',
  },
]
