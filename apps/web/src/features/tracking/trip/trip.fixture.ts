/** A trip that is paid and assigned, an hour before its appointment. */
import type { Milestone } from '@arriero/contract/places/tracking'
import type { Trip } from './trip.ts'

export const appointmentAt = '2026-01-12T13:00:00.000Z'
const place = { name: 'Bogotá', latitude: 4.65, longitude: -74.1, code: '11001', exact: false, zoneKm: 11 }

export const noStamps: Trip['stamps'] = {
  onTheWay: null,
  inPosition: null,
  loadingStart: null,
  tripStart: null,
  inFinish: null,
  unloadingStart: null,
  finish: null,
}

/** Every step, as the server allows it. */
export const mayAll: Trip['acts'] = { ...noStamps, loadSupportDocument: null } as Record<Milestone, null>

export const tripOfTest = (change: Partial<Trip> = {}): Trip => ({
  id: '6b00fe9c11b8e9586d80909b',
  status: 'assigned',
  origin: place,
  destination: place,
  distanceKm: 416,
  distanceMethod: 'official',
  reservationAt: appointmentAt,
  plannedEndAt: appointmentAt,
  cargo: {
    name: 'General',
    weight: '7 tn',
    volume: null,
    pieces: null,
    high: null,
    width: null,
    depth: null,
    description: null,
    images: [],
  },
  client: { name: 'Alimentos El Páramo', cellPhone: '3153000001' },
  vehicleTypeName: 'Camión sencillo',
  licensePlate: 'UFW615',
  trailerPlate: null,
  isPaid: true,
  isAssigned: true,
  isInPosition: false,
  hasArrived: false,
  stamps: noStamps,
  supportDocument: null,
  hasSupportDocument: false,
  waitingSteps: [],
  deliveryImages: [],
  needsDeliveryCode: false,
  isCodeSpent: false,
  isOwnCarrier: false,
  cancelReason: null,
  acts: mayAll,
  ...change,
})
