/** Signs of fraud, in words. docs/decisions/0073. */
import type { SignalKind, SignalState } from '@arriero/domain/house/signals'

export const signalKindTexts: Record<SignalKind, string> = {
  identityChanged: 'Identidad cambiada antes de un pago',
  youngAccount: 'Cuenta nueva con un viaje grande',
  offRoute: 'Lejos de la ruta',
  sameAccount: 'Una cuenta bancaria en dos cuentas',
  lowPrice: 'Precio muy por debajo de la ruta',
  samePlate: 'Una placa en dos cuentas',
  samePicture: 'Una foto en dos cuentas',
  samePhone: 'Un teléfono en dos cuentas',
  sameDevice: 'Un dispositivo en dos cuentas',
}

export const signalStateTexts: Record<SignalState, string> = {
  open: 'Por revisar',
  aside: 'A un lado',
}
