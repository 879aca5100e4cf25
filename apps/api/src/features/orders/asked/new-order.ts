import type { OrderContacts } from '../contacts/order-contacts.store.ts'

/** What a client asks for, in our own words. Spec §3 "Create-order payload". */
export type PlaceFacts = {
  name: string
  latitude: number
  longitude: number
  code?: string | undefined
  exact?: boolean | undefined
}

export type NewOrder = {
  origin: PlaceFacts
  destination: PlaceFacts
  imageIds: string[]
  typeLoadId: string
  vehicleTypeId: string
  description: string | undefined
  reservationDate: string
  hourService: string | undefined
  high: string
  weight: string
  width: string
  volume: string | undefined
  pieces: string | undefined
  bottom: string | undefined
  /** What the client would pay, VAT included. */
  clientPricePesos: number | undefined
  wantsDeliveryCode: boolean
  contacts?: OrderContacts | undefined
}
