import type { StyleSpecification } from 'maplibre-gl'
import { colombiaOutline } from 'virtual:colombia-outline'
import type { Palette } from '#shared/tokens.ts'
import { groundStyle } from './ground-style.ts'
import type { Town } from './places.ts'

/** The map without any server: land from the build, names from the gazetteer. */
export const offlineStyle = (palette: Palette, towns: readonly Town[]): StyleSpecification =>
  groundStyle(colombiaOutline, palette, towns)
