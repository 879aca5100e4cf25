/** What the figures of the rules are called. Decisions §5, §7, §10, §14. */
import { settingKeys, type SettingKey } from '@arriero/domain/settings'

export const settingTexts: Record<SettingKey, string> = {
  policyIssueCostPesos: 'Costo de expedir la póliza, en pesos',
  carrierShareOfFeeBasisPoints:
    'Parte del transportador en el cobro por cancelar, en centésimas de por ciento',
  plannedSpeedKmPerHour: 'Velocidad prevista, en km por hora',
  plannedHandlingHours: 'Horas previstas de cargue y descargue',
  positionHistoryDays: 'Días que se conservan las ubicaciones',
  silentPhoneMinutes: 'Minutos sin señal del teléfono antes de avisar',
  offRouteKm: 'Kilómetros fuera de la ruta antes de avisar',
  accountancyIdleMinutes: 'Minutos sin actividad que cierran la sesión de contabilidad',
}

/** A figure of another release keeps its key. */
export const settingText = (key: string): string => {
  const known = settingKeys.find((one) => one === key)
  return known ? settingTexts[known] : key
}
