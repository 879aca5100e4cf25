/** What the five steps ask. Kept over a reload, so everything survives JSON. */
import type { CargoKind } from '@arriero/domain/orders/cargo'
import { numberIn } from '@arriero/domain/typed/numbers'
import { pesos } from '#shared/numbers/number-kinds.ts'
import type { ContactAnswer } from '#features/saved-places/contact.ts'
import type { PlaceAnswer } from '#features/places/place-answer.ts'
import type { TypedMeasure } from '#shared/numbers/measure-kind.ts'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'

export type MeasureAnswer = TypedMeasure

export const measureFields = ['high', 'width', 'weight', 'bottom', 'volume', 'pieces'] as const
export type MeasureField = (typeof measureFields)[number]

/** Before VAT; undefined without a price, and for what cannot be read. */
export const pricePesosOf = ({ price = '' }: { price?: string | undefined }): number | undefined =>
  numberIn(price, pesos)

export interface ServiceAnswers extends Record<MeasureField, MeasureAnswer> {
  origin: PlaceAnswer
  destination: PlaceAnswer
  /** Whom to ask for at both ends. */
  contacts?: { origin?: ContactAnswer; destination?: ContactAnswer }
  /** Which of the ways between them; the best is 0. */
  way: number
  typeLoad: { id: string; name: string; key?: CargoKind }
  images: UploadedImage[]
  description: string
  vehicleType: { id: string; key: string; name: string; payloadHintKg: number }
  /** Bogotá day, `YYYY-MM-DD`. */
  day: string
  /** `hh:mm AM|PM`. */
  hourService: string
  /** Before VAT, as typed; nothing = the carriers offer. */
  price: string
  deliveryCode: boolean
}

/** Units and hour a person can change; nothing that decides. */
export const openingAnswers: Partial<ServiceAnswers> = {
  images: [],
  description: '',
  high: { value: '', unit: 'M' },
  width: { value: '', unit: 'M' },
  weight: { value: '', unit: 'tn' },
  bottom: { value: '', unit: 'M' },
  volume: { value: '', unit: 'M3' },
  pieces: { value: '', unit: 'Unidades' },
  hourService: '08:00 AM',
  price: '',
  deliveryCode: false,
}
