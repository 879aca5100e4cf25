import type { SignalEvidence } from '@arriero/contract/house/signals'
import type { SignalKind } from '@arriero/domain/house/signals'

type Facts = SignalEvidence['facts']
type Say = (facts: Facts, money: (pesos: number) => string) => string | null

const parts: Readonly<Record<string, string>> = {
  name: 'el nombre',
  identification: 'la identificación',
  cellPhone: 'el teléfono',
}

const partsOf = (text: string): string =>
  text
    .split(' ')
    .map((part) => parts[part] ?? part)
    .join(', ')

const ending: Say = ({ ending: end }) => (end === undefined ? null : `Termina en ${end}`)
const pesosOf = (value: Facts[string] | undefined): number => (typeof value === 'number' ? value : 0)

/** What each kind rests on, in one sentence for each thing that was found. */
export const evidenceTexts: Record<SignalKind, Say> = {
  identityChanged: ({ parts: changed, row }) =>
    `Cambió ${partsOf(String(changed))} (fila ${String(row)} de la auditoría)`,
  youngAccount: ({ side, pesos }, money) =>
    `${side === 'client' ? 'Contrató' : 'Tomó'} un servicio de ${money(pesosOf(pesos))} sin haber terminado ninguno`,
  offRoute: ({ km }) => `A ${String(km)} km de la ruta`,
  sameAccount: ending,
  lowPrice: ({ pesos, usual, of: source, count }, money) =>
    source === 'lane'
      ? `${money(pesosOf(pesos))}; la ruta paga ${money(pesosOf(usual))} (mediana de ${String(count)} servicios)`
      : `${money(pesosOf(pesos))}; el viaje cuesta ${money(pesosOf(usual))} según el modelo del Ministerio`,
  samePlate: ({ plate, part }) =>
    `${String(plate)}, ${part === 'trailer' ? 'como remolque' : 'como vehículo'}`,
  samePicture: () => null,
  samePhone: ending,
  sameDevice: () => null,
}

export const signalsTexts = {
  modal: 'Señal',
  title: 'Señales',
  goneTitle: 'Esta señal ya no existe',
  gone: 'Era de una cuenta que se fue, o se dejó a un lado hace mucho.',
  warning: 'Es una coincidencia, no una prueba: por sí sola no bloquea ni decide nada.',
  first: 'Vista primero',
  newest: 'Última evidencia',
  accounts: 'Cuentas',
  stake: 'En juego',
  service: 'Servicio',
  none: '—',
  evidence: 'En qué se apoya',
  more: (shown: number, all: number) => `Se muestran ${shown} de ${all}.`,
  at: (when: string) => `Ocurrió: ${when}`,
  picture: 'Foto',
  toService: (code: string) => `Servicio ${code}`,
  decisions: 'Quién la dejó a un lado',
  aside: 'Dejar a un lado',
  asideTitle: 'Dejarla a un lado',
  note: 'Por qué no es nada',
  noteHelp: 'Solo lo leen los administradores. La señal vuelve si llega evidencia nueva.',
  done: 'Señal dejada a un lado',
  panelHelp: 'Coincidencias por mirar; ninguna decide nada.',
  all: 'Ver todas las señales',
} as const
