/** What the palette offers beside data: every screen of a role and the tabs and forms in it. Part of `routes.tsx`. */
import type { Role } from '@arriero/domain/roles'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { innerPlaces } from './inner-places.ts'
import { reachedBy } from './routes.tsx'
import { screenWords } from './search-words.texts.ts'

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
