/** What the palette offers beside data: every screen of a role and the tabs and forms in it. Part of `routes.tsx`. */
import type { Role } from '@arriero/domain/people/roles'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import {
  accountingTabPath,
  accountingTabs,
  type AccountingTab,
} from '#features/accounting/accounting-tabs.ts'
import { accountingTabTexts } from '#features/accounting/accounting-tabs.texts.ts'
import { paths } from '#shared/paths.ts'
import { reachedBy } from './routes.tsx'
import { screenWords, innerTitles, innerWords } from './search-words.texts.ts'
import type { InnerPlace } from './screen-route.ts'

const accounting = (Object.keys(accountingTabs) as AccountingTab[])
  .filter((tab) => accountingTabs[tab] !== '')
  .map((tab) => ({
    path: accountingTabPath(accountingTabs[tab]),
    title: accountingTabTexts[tab],
    words: innerWords.accountingTabs[tab],
  }))

const { register } = innerWords

/** Tabs and forms below the screens, each at its address. Part of `routes.tsx`. By the address of the screen they belong to. */
const innerPlaces: Readonly<Record<string, readonly InnerPlace[]>> = {
  [paths.accounting]: accounting,
  [paths.backofficeUsers]: [
    { path: `${paths.backofficeUsers}/registrar`, title: innerTitles.registerUser, words: register },
  ],
  [paths.enterprises]: [
    { path: `${paths.enterprises}/registrar`, title: innerTitles.registerEnterprise, words: register },
  ],
  [paths.drivers]: [
    { path: `${paths.drivers}?tipo=empresa`, title: innerTitles.hiredDrivers, roles: ['administrator'] },
    {
      path: `${paths.drivers}/registrar`,
      title: innerTitles.registerDriver,
      words: register,
      roles: ['enterprise'],
    },
  ],
  [paths.cargoOwners]: [
    { path: `${paths.cargoOwners}?tipo=empresa`, title: innerTitles.companyOwners },
    {
      path: `${paths.cargoOwners}/registrar?tipo=empresa`,
      title: innerTitles.registerCompany,
      words: register,
    },
  ],
  [paths.enterpriseServices]: [
    { path: `${paths.enterpriseServices}/mis`, title: innerTitles.mine },
    { path: `${paths.enterpriseServices}/disponibles`, title: innerTitles.available },
  ],
  [paths.earnings]: [
    {
      path: `${paths.earnings}/liquidacion`,
      title: innerTitles.settlement,
      words: innerWords.settlement,
    },
  ],
  [paths.closings]: [
    { path: `${paths.closings}/cuentas`, title: innerTitles.chart, words: innerWords.chart },
  ],
  [paths.vehicles]: [{ path: paths.newVehicle, title: innerTitles.newVehicle, words: register }],
  [paths.clientServices]: [{ path: paths.newService, title: innerTitles.newService, words: register }],
}

interface SearchedPlace {
  path: string
  title: string
  icon: IconName
  words: string
  /** Title of the screen it is a part of. */
  within?: string
}

/** `isWaiting`: most of the product is still closed to him. */
export const searchedPlaces = (role: Role, isWaiting = false): SearchedPlace[] =>
  reachedBy(role, isWaiting).flatMap(({ path, title, icon }) => [
    { path, title, icon, words: screenWords[path] ?? '' },
    ...(innerPlaces[path] ?? [])
      .filter(({ roles }) => roles?.includes(role) ?? true)
      .map((place) => ({
        path: place.path,
        title: place.title,
        icon,
        words: place.words ?? '',
        within: title,
      })),
  ])
