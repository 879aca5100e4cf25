import { townTexts } from '#shared/reference/reference.texts.ts'

/** No comma may stand in it: what follows one is the town. */
const far = (km: number): string =>
  km < 0.95 ? `${Math.max(50, Math.round(km * 20) * 50)} m` : `${Math.round(km)} km`

type NearRoad = { ref: string; name: string; gapKm: number; town: string; townKm: number }

/** A road's name begins with what it is: `de la Autopista Norte`, but `de El Dorado`. */
const kindsOfRoad =
  /^(?:vía|autopista|calle|carrera|avenida|variante|troncal|carretera|transversal|diagonal)\b/iu
const ofRoad = (road: string): string => `de ${kindsOfRoad.test(road) ? 'la ' : ''}${road}`

/** Nearer than this the place is on the road, and as near to the town's centre it is the town. */
const onRoadKm = 0.2
const inTownKm = 1.5

/** `Vía 45A a 3 km de Girón`; undefined where the town says it all. */
const roadWords = ({ ref, name, gapKm, town, townKm }: NearRoad): string | undefined => {
  const [road] = name.split(/[,;]/)
  const [number] = ref.split(';')
  const isInTown = townKm < inTownKm
  const fromTown = isInTown ? '' : `a ${far(townKm)} de ${town}`
  if (!road && !number) return fromTown === '' ? undefined : `A${fromTown.slice(1)}`
  if (gapKm < onRoadKm) return `${road || `Vía ${number}`} ${fromTown}`.trim()
  return [`A ${far(gapKm)} ${ofRoad(road || `vía ${number}`)}`, fromTown].filter(Boolean).join(' y ')
}

/** Until a way is read, which brings its own. */
export const townCredits = 'GeoNames, CC BY 4.0'

export const placesTexts = {
  /** What the field opens with; the first letter typed replaces it. Spec §5. */
  openingText: 'Bogotá, ',
  town: townTexts.town,
  townHelp: 'Escriba el municipio y elíjalo de la lista.',
  street: 'Dirección',
  streetHelp: 'Calle, bodega, barrio o vereda.',
  notFound: 'No encontramos ese municipio en Colombia.',
  searching: townTexts.searching,
  searchFailed: 'No pudimos buscar el municipio. Lo que escribió sigue aquí.',
  searchAgain: 'Buscar de nuevo',
  choose: 'Elija los dos municipios, o márquelos en el mapa, y aquí verá la ruta.',
  pin: 'Punto exacto en el mapa',
  pinHelp: 'Márquelo en el mapa, arrastre la marca o pegue coordenadas: 4.65, -74.1',
  roadWords,
  wordsOfPin: (words: string) => `Sin dirección dirá: ${words}.`,
  naming: 'Buscando el municipio…',
  notNamed: 'No pudimos buscar el municipio de ese punto. Márquelo de nuevo o escriba el municipio.',
  outside: 'Ese punto queda fuera de Colombia.',
  mark: { origin: 'Marcar el origen en el mapa', destination: 'Marcar el destino en el mapa' },
  marking: {
    origin:
      'Toque el mapa donde está el origen. Con el teclado: flechas, + y −, y luego Intro; Esc para dejar de marcar.',
    destination:
      'Toque el mapa donde está el destino. Con el teclado: flechas, + y −, y luego Intro; Esc para dejar de marcar.',
  },
  pinIsExact: 'Punto exacto marcado.',
  coordinatesInvalid: 'Escriba latitud y longitud dentro de Colombia: 4.65, -74.1',
  backToCentre: 'Volver al centro',
  distance: (distance: string) => `${distance} por carretera`,
  ways: 'Por dónde va',
  over: (towns: string) => `por ${towns}`,
  driving: (hours: string) => `unas ${hours} en tractomula`,
  official: 'distancia oficial',
  byRoad: 'medida por carretera',
  estimate: 'distancia estimada',
  estimated: (distance: string) => `${distance}, distancia estimada`,
  noDistance: 'No pudimos calcular la distancia. Puede continuar.',
  calculating: 'Calculando la distancia…',
  mapLabel: 'Mapa de la ruta',
  base: (town: string) => `Base en ${town}: ver en el mapa`,
  baseMap: (town: string) => `Mapa de la base en ${town}`,
  mapFailed:
    'No se pudo dibujar el mapa en este equipo. El punto exacto se escribe arriba con sus coordenadas; abajo está la ruta en palabras.',
} as const
