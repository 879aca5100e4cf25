import type { OpenOrder } from './my-offer.ts'

const bogota = {
  name: 'Calle 17 # 65-40, Bogotá, Bogotá D.C.',
  latitude: 4.65,
  longitude: -74.1,
  code: '11001',
  exact: true,
}

/** A service a carrier may offer for and take. */
export const openOrder = (change: Partial<OpenOrder> = {}): OpenOrder => ({
  _id: '65f0c2a19b3e4d7a8c1f2e3d',
  viewer: 'open',
  client: { name: 'Ferretería La Pola', image: null, score: 4.5 },
  status: 0,
  statusOrder: 'Pendiente',
  origin: bogota,
  destination: { ...bogota, name: 'Carrera 52 # 14-90, Medellín, Antioquia', code: '05001' },
  distanceKm: 416,
  distanceMethod: 'network',
  reservationDate: '2026-01-14T13:00:00Z',
  plannedEndAt: '2026-01-15T03:24:00Z',
  createdAt: '2026-01-12T09:00:00Z',
  typeLoad: { id: '65f0c2a19b3e4d7a8c1f2e31', name: 'General' },
  typeVehicle: { id: '65f0c2a19b3e4d7a8c1f2e32', name: 'Camión sencillo' },
  high: '2.2 M',
  weight: '7 tn',
  width: '2.4 M',
  volume: null,
  bottom: null,
  pieces: null,
  description: null,
  images: [],
  isInsurance: false,
  clientPrice: 2_856_000,
  acts: { offer: null, take: null },
  earnings: 2_181_818,
  floor: 2_050_000,
  offers: [],
  fits: null,
  ...change,
})
