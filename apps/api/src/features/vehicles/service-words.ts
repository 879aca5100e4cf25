import type { vehicleServiceWords } from '@arriero/contract/vehicles/vehicles'
import type { VehicleService } from '@arriero/domain/vehicles/vehicles'

type Word = (typeof vehicleServiceWords)[number]

const services: Record<Word, VehicleService> = { publico: 'public', particular: 'private' }
const words: Record<VehicleService, Word> = { public: 'publico', private: 'particular' }

export const serviceIn = ({ service }: { service?: Word | undefined }): VehicleService | undefined =>
  service && services[service]

export const serviceWord = (service: VehicleService | null): Word | null => service && words[service]
