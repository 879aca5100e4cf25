/** A small world told in the protocols of the two geocoders, a neighbour country included. */
import type { StubReply, StubRequest } from './map-service-stub.ts'
import { fold } from './towns.ts'

type Spot = {
  name: string
  kind: 'city' | 'house'
  street?: string
  number?: string
  city?: string
  country: string
  at: [number, number]
}

const spots: readonly Spot[] = [
  { name: 'Bogotá', kind: 'city', country: 'co', at: [4.6533, -74.0836] },
  { name: 'Medellín', kind: 'city', country: 'co', at: [6.2697, -75.6026] },
  { name: 'La Mesa', kind: 'city', country: 'co', at: [4.6305, -74.4629] },
  { name: 'San Antonio', kind: 'city', country: 've', at: [7.8144, -72.4432] },
  { name: 'San Antonio', kind: 'city', country: 'co', at: [3.9136, -75.4803] },
  { name: 'San Gil', kind: 'city', country: 'co', at: [6.556, -73.1339] },
  {
    name: '',
    kind: 'house',
    street: 'Calle 13',
    number: '68-20',
    city: 'Bogotá',
    country: 'co',
    at: [4.6437, -74.1201],
  },
]

const wordsOf = ({ name, street = '', number = '', city = '' }: Spot): string =>
  fold(`${name} ${city} ${street} ${number}`)

/** Every typed word begins one of the place's. */
const heard = (text: string): Spot[] => {
  const typed = fold(text).split(' ')
  return spots.filter((spot) => typed.every((word) => ` ${wordsOf(spot)}`.includes(` ${word}`)))
}

const boxOf = (url: URL): number[] =>
  (url.searchParams.get('bbox') ?? '-180,-90,180,90').split(',').map(Number)

export const answerAsPhoton = ({ url }: StubRequest): StubReply => {
  if (url.pathname !== '/api') return { status: 404, body: { message: 'not found' } }
  const text = url.searchParams.get('q') ?? ''
  if (text === '') return { status: 400, body: { message: "missing search term 'q': /?q=berlin" } }
  const [west = 0, south = 0, east = 0, north = 0] = boxOf(url)
  const inBox = ({ at: [y, x] }: Spot): boolean => x >= west && x <= east && y >= south && y <= north
  const features = heard(text)
    .filter(inBox)
    .slice(0, Number(url.searchParams.get('limit') ?? 15))
    .map(({ name, kind, street, number, city, country, at: [y, x] }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [x, y] },
      properties: {
        osm_type: kind === 'city' ? 'R' : 'N',
        osm_id: 1,
        type: kind,
        countrycode: country.toUpperCase(),
        ...(name !== '' && { name }),
        ...(street !== undefined && { street, housenumber: number, city }),
      },
    }))
  return { body: { type: 'FeatureCollection', features } }
}

export const answerAsNominatim = ({ url }: StubRequest): StubReply => {
  const { searchParams } = url
  if (url.pathname !== '/search' || searchParams.get('format') !== 'jsonv2')
    return { status: 400, body: { error: {} } }
  const countries = (searchParams.get('countrycodes') ?? '').split(',').filter((code) => code !== '')
  const places = heard(searchParams.get('q') ?? '')
    .filter(({ country }) => countries.length === 0 || countries.includes(country))
    .slice(0, Number(searchParams.get('limit') ?? 10))
    .map(({ name, kind, street, number, city, country, at: [y, x] }) => ({
      place_id: 1,
      lat: String(y),
      lon: String(x),
      category: 'place',
      type: kind,
      addresstype: kind === 'city' ? 'city' : 'place',
      name,
      display_name: [name, street, city].join(', '),
      address: { ...(street && { house_number: number, road: street, city }), country_code: country },
      boundingbox: [],
    }))
  return { body: places }
}
