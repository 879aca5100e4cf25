/** What the figures of the rules are called. Decisions §5, §7, §10, §14. */
import { settingKeys, type SettingKey } from '@arriero/domain/house/settings'

export const settingTexts: Record<SettingKey, string> = {
  policyIssueCostPesos: 'Costo de expedir la póliza, en pesos',
  carrierShareOfFeeBasisPoints:
    'Parte del transportador en el cobro por cancelar, en centésimas de por ciento',
  plannedSpeedKmPerHour: 'Velocidad prevista, en km por hora',
  plannedHandlingHours: 'Horas previstas de cargue y descargue',
  positionHistoryDays: 'Días que se conservan las ubicaciones',
  historyMonths: 'Meses que se conserva el historial de los servicios',
  auditMonths: 'Meses que se conserva la auditoría',
  messageHistoryMonths: 'Meses que se conservan los mensajes de un servicio después de su fin',
  silentPhoneMinutes: 'Minutos sin señal del teléfono antes de avisar',
  offRouteKm: 'Kilómetros fuera de la ruta antes de avisar',
  drivingHoursMost: 'Horas que un conductor maneja antes de descansar',
  restHours: 'Horas de descanso del conductor',
  captureWithinDays: 'Días que la pasarela puede tardar en capturar un pago autorizado antes de avisar',
  secondPersonFromPesos: 'Valor desde el que un pago lo confirma una segunda persona, en pesos',
  advanceMostBasisPoints: 'Anticipo máximo sobre el valor del servicio, en centésimas de por ciento',
  accountancyIdleMinutes: 'Minutos sin actividad que cierran la sesión de contabilidad',
  showsClientTotalToCarrier: 'Mostrar al transportador el total que paga el cliente (1 sí, 0 no)',
  secondPersonOnMoneyPapers:
    'Que dos personas validen la nueva versión de un documento que cambia pagos (1 sí, 0 no)',
  secondPersonOnEveryPaper: 'Que dos personas validen cada documento (1 sí, 0 no)',
  blocksBelowFloor: 'Impedir valores por debajo del piso legal (1 sí, 0 solo avisar)',
}

/** A figure of another release keeps its key. */
export const settingText = (key: string): string => {
  const known = settingKeys.find((one) => one === key)
  return known ? settingTexts[known] : key
}
