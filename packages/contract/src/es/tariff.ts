/** What the figures of the reference price are called: in the spreadsheet, in its preview and on the screen. */
import type { TariffConfiguration } from '@arriero/domain/vehicles/vehicles'
import type { TariffParameter } from '@arriero/domain/tariff/parameters'

/** Also the first column of the spreadsheet: a row is known by these words. */
export const tariffParameterTexts: Record<TariffParameter, string> = {
  dieselPesosPerGallon: 'Precio del ACPM',
  loadedFactor: 'Factor de administración y margen (k)',
  contingencyShare: 'Imprevistos sobre el costo variable',
  hoursPerMonth: 'Horas de trabajo al mes',
  containerCarrierFactor: 'Factor de carrocería portacontenedores',
  dumpFactor: 'Factor de carrocería volco',
  tankFactor: 'Factor de carrocería tanque',
  tollSampleKm: 'Kilómetros de la ruta de peajes de muestra',
  tollPesosTwo: 'Peajes de la muestra, 2 ejes',
  tollPesosThreeOrFour: 'Peajes de la muestra, 3 y 4 ejes',
  tollPesosFive: 'Peajes de la muestra, 5 ejes',
  tollPesosSix: 'Peajes de la muestra, 6 ejes',
  speedFlat: 'Velocidad en plano',
  speedRolling: 'Velocidad en ondulado',
  speedMountain: 'Velocidad en montaña',
  speedUrban: 'Velocidad urbana',
  speedUnpaved: 'Velocidad en despavimentado',
  gallonFlat: 'Rendimiento en plano',
  gallonRolling: 'Rendimiento en ondulado',
  gallonMountain: 'Rendimiento en montaña',
  gallonUrban: 'Rendimiento urbano',
  gallonUnpaved: 'Rendimiento en despavimentado',
  variablePesosPerKm: 'Costo variable por kilómetro',
  fixedGeneral: 'Costo fijo mensual, carrocería general',
  fixedBoxVan: 'Costo fijo mensual, furgón',
  fixedRefrigerated: 'Costo fijo mensual, refrigerado',
}

const pesos = 'pesos'
const speed = 'km/h'
const gallon = 'km/galón'

export const tariffUnitTexts: Record<TariffParameter, string> = {
  dieselPesosPerGallon: 'pesos/galón',
  loadedFactor: 'veces',
  contingencyShare: 'parte de 1',
  hoursPerMonth: 'horas',
  containerCarrierFactor: 'veces',
  dumpFactor: 'veces',
  tankFactor: 'veces',
  tollSampleKm: 'km',
  tollPesosTwo: pesos,
  tollPesosThreeOrFour: pesos,
  tollPesosFive: pesos,
  tollPesosSix: pesos,
  speedFlat: speed,
  speedRolling: speed,
  speedMountain: speed,
  speedUrban: speed,
  speedUnpaved: speed,
  gallonFlat: gallon,
  gallonRolling: gallon,
  gallonMountain: gallon,
  gallonUrban: gallon,
  gallonUnpaved: gallon,
  variablePesosPerKm: 'pesos/km',
  fixedGeneral: 'pesos/mes',
  fixedBoxVan: 'pesos/mes',
  fixedRefrigerated: 'pesos/mes',
}

export const tariffConfigurationTexts: Record<TariffConfiguration, string> = {
  'C2-8': 'C2 hasta 8 t',
  'C2-9': 'C2 de 8 a 9 t',
  'C2-10.5': 'C2 de 9 a 10,5 t',
  C2: 'C2 de más de 10,5 t',
  C3: 'C3',
  '2S2': '2S2',
  '2S3': '2S3',
  '3S2': '3S2',
  '3S3': '3S3',
}
