/** Words of the template and of the file of failed rows, and what people call cargoes and vehicles besides their names. */
import type { CargoKind } from '@arriero/domain/orders/cargo'
import type { ImportField } from '@arriero/domain/imports/columns'
import type { VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'

export const importTexts = {
  sheet: 'Servicios',
  template: 'Plantilla de servicios.xlsx',
  failed: (name: string) => `Filas por corregir de ${name.replace(/\.[^.]*$/, '')}.xlsx`,
  reason: 'Motivo',
  undone: 'Importación deshecha por el cliente',
  words: { yes: 'Sí', no: 'No' },
} as const

/** Titles of the template, in its order; with a star what every service needs. */
export const titleTexts: Readonly<Record<ImportField, string>> = {
  reference: 'Referencia',
  origin: 'Origen *',
  originDepartment: 'Departamento de origen',
  originAddress: 'Dirección de origen',
  originContact: 'Contacto en origen',
  originPhone: 'Teléfono en origen',
  destination: 'Destino *',
  destinationDepartment: 'Departamento de destino',
  destinationAddress: 'Dirección de destino',
  destinationContact: 'Contacto en destino',
  destinationPhone: 'Teléfono en destino',
  day: 'Fecha *',
  hour: 'Hora *',
  typeLoad: 'Tipo de carga *',
  typeVehicle: 'Tipo de vehículo *',
  weight: 'Peso (kg) *',
  high: 'Alto (cm) *',
  width: 'Ancho (cm) *',
  bottom: 'Fondo (cm)',
  volume: 'Volumen (m3)',
  pieces: 'Piezas',
  price: 'Precio antes de IVA',
  description: 'Descripción',
  deliveryCode: 'Código de entrega',
}

/** Two services as an example; the days follow from today. */
export const exampleTexts = (day: string): Partial<Record<ImportField, string | number>>[] => [
  {
    reference: 'PED-001',
    origin: 'Bogotá',
    originAddress: 'Calle 17 # 65-40',
    originContact: 'Portería',
    originPhone: '3001234567',
    destination: 'Medellín',
    destinationDepartment: 'Antioquia',
    destinationAddress: 'Carrera 52 # 14-90',
    day,
    hour: '08:00',
    typeLoad: 'General',
    typeVehicle: 'Camión sencillo',
    weight: 7000,
    high: 220,
    width: 240,
    bottom: 500,
    pieces: 12,
    description: 'Cajas estibadas',
    deliveryCode: 'No',
  },
  {
    reference: 'PED-002',
    origin: 'Cali',
    destination: 'Armenia',
    destinationDepartment: 'Quindío',
    day,
    hour: '14:30',
    typeLoad: 'General',
    typeVehicle: 'Camión turbo',
    weight: 4000,
    high: 200,
    width: 210,
    price: 1_500_000,
  },
]

const loadWords: Partial<Record<CargoKind, readonly string[]>> = {
  general: ['carga general', 'seca', 'carga seca'],
  bulk: ['carga a granel', 'a granel', 'granel solido', 'granel liquido'],
  special: ['carga especial', 'extradimensionada'],
  dangerous: ['carga peligrosa', 'mercancia peligrosa', 'peligroso'],
  moves: ['mudanza', 'trasteo'],
  refrigerated: ['carga refrigerada', 'refrigerado', 'fria'],
}

const vehicleWords: Partial<Record<VehicleTypeKey, readonly string[]>> = {
  pickup: ['camioneta', 'pickup', 'carry'],
  turboVan: ['furgon'],
  turboTruck: ['turbo'],
  singleTruck: ['sencillo', 'C2'],
  doubleAxleTruck: ['dobletroque', 'doble troque', 'C3', 'camion dobletroque'],
  miniTractor2S1: ['2S1'],
  miniTractor2S2: ['2S2', 'minimula'],
  miniTractor2S3: ['2S3'],
  tractor3S1: ['3S1'],
  tractor3S2: ['3S2'],
  tractor3S3: ['3S3', 'tractomula', 'mula'],
}

export const namesOfTypeLoad = (key: CargoKind | undefined): readonly string[] =>
  (key && loadWords[key]) ?? []
export const namesOfVehicleType = (key: VehicleTypeKey | undefined): readonly string[] =>
  (key && vehicleWords[key]) ?? []
