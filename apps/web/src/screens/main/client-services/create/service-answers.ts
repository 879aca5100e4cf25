/** What the five steps ask. Kept over a reload, so everything survives JSON. */
import type { PlaceAnswer } from '#features/places/place-answer.ts'
import type { UploadedImage } from '#shared/ui/image-rules.ts'

export interface MeasureAnswer {
  /** As typed, comma or point. */
  value: string
  unit: string
}

export const measureFields = ['high', 'width', 'weight', 'bottom', 'volume', 'pieces'] as const
export type MeasureField = (typeof measureFields)[number]

export interface ServiceAnswers extends Record<MeasureField, MeasureAnswer> {
  origin: PlaceAnswer
  destination: PlaceAnswer
  typeLoad: { id: string; name: string }
  images: UploadedImage[]
  description: string
  vehicleType: { id: string; key: string; name: string; payloadHintKg: number }
  /** Bogotá day, `YYYY-MM-DD`. */
  day: string
  /** `hh:mm AM|PM`. */
  hourService: string
  /** Before VAT; none = the carriers offer. */
  pricePesos: number | null
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
  pricePesos: null,
  deliveryCode: false,
}
