/** What the palette offers for a text: screens of the portal first, then what the server found. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { roleTexts, statusTextOf } from '@arriero/contract/es/words'
import { answersRequests } from '@arriero/domain/support/support'
import { isCarrierRole, isRole, type Role } from '@arriero/domain/people/roles'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { paths } from '#shared/paths.ts'
import { placeLines } from '@arriero/domain/places/place-name'
import { searchTexts as texts } from './search.texts.ts'

export type FoundGroups = ReplyOf<typeof api.search.everywhere>['groups']
type Kind = FoundGroups[number]['kind']
type Found = FoundGroups[number]['items'][number]

export interface ScreenEntry {
  path: string
  title: string
  icon: IconName
  /** Other words by which people look for it. */
  words: string
  /** Title of the screen it is a part of. */
  within?: string
}

export interface PaletteItem {
  key: string
  title: string
  detail: string
  icon: IconName
  to: string
}

export interface PaletteGroup {
  title: string
  items: readonly PaletteItem[]
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const icons: Readonly<Record<Kind, IconName>> = {
  people: 'user',
  vehicles: 'truck',
  services: 'route',
  requests: 'chat',
}

const servicesOf = (role: Role) => {
  if (role === 'administrator') return paths.services
  return isCarrierRole(role) ? `${paths.enterpriseServices}/mis` : paths.clientServices
}

/** Where this role opens what was found. */
const addressOf = (kind: Kind, { _id, title }: Found, role: Role): string => {
  switch (kind) {
    case 'people':
      return paths.userDetail(_id)
    case 'vehicles':
      return paths.vehicleDetail(title)
    case 'services':
      return `${servicesOf(role)}/${_id}`
    case 'requests':
      return `${answersRequests(role) ? paths.supportRequests : paths.ownRequests}/${_id}`
  }
}

const tagOf = (kind: Kind, tag: string): string => {
  if (kind === 'people') return isRole(tag) ? roleTexts[tag] : tag
  if (kind === 'services') return statusTextOf(Number(tag))
  return kind === 'requests' ? (texts.requestStates[tag] ?? tag) : tag
}

/** A service is known by its towns; the streets are in its detail. */
const titleOf = (kind: Kind, title: string) =>
  kind === 'services'
    ? title
        .split(' → ')
        .map((place) => placeLines(place).town)
        .join(' → ')
    : title

const codeOf = (kind: Kind, id: string) => (kind === 'services' ? [id.slice(18)] : [])

const itemOf = (kind: Kind, found: Found, role: Role): PaletteItem => ({
  key: `${kind} ${found._id}`,
  title: titleOf(kind, found.title),
  detail: [...codeOf(kind, found._id), found.detail, tagOf(kind, found.tag)].filter(Boolean).join(' · '),
  icon: icons[kind],
  to: addressOf(kind, found, role),
})

interface PaletteInput {
  text: string
  places: readonly ScreenEntry[]
  groups: FoundGroups
  role: Role
}

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** 0: its title begins so · 1: its title holds it · 2: each word begins one of its other names · undefined: not this one. */
const nearness = ({ title, words }: ScreenEntry, wanted: string): number | undefined => {
  if (plain(title).startsWith(wanted)) return 0
  if (plain(title).includes(wanted)) return 1
  const known = wordsOf(`${title} ${words}`)
  const asked = wordsOf(wanted)
  const isKnown = asked.length > 0 && asked.every((one) => known.some((word) => word.startsWith(one)))
  return isKnown ? 2 : undefined
}

/** Without a text every screen; with one, the screens, tabs and forms that are called so, the nearest first. */
const placesFound = (places: readonly ScreenEntry[], text: string): readonly ScreenEntry[] => {
  const wanted = plain(text.trim())
  if (wanted === '') return places.filter(({ within }) => within === undefined)
  return places
    .flatMap((place) => {
      const near = nearness(place, wanted)
      return near === undefined ? [] : [{ place, near }]
    })
    .toSorted((one, other) => one.near - other.near)
    .map(({ place }) => place)
}

export const paletteGroups = ({ text, places, groups, role }: PaletteInput): PaletteGroup[] => {
  const items = placesFound(places, text).map(({ path, title, icon, within = '' }) => ({
    key: path,
    title,
    detail: within,
    icon,
    to: path,
  }))
  const found = groups.map(({ kind, items: rows }) => ({
    title: texts.kinds[kind],
    items: rows.map((row) => itemOf(kind, row, role)),
  }))
  return [{ title: texts.screens, items }, ...found].filter((group) => group.items.length > 0)
}
