import type { SettingKey } from '@arriero/domain/house/settings'

/** Of a rule that stands or does not: what it says now, and what changing it does. */
interface RuleWords {
  title: string
  help: string
  label: string
  isOn: string
  isOff: string
  confirmTitle: string
  toOn: string
  toOff: string
  turnOn: string
  turnOff: string
  /** Words for it in the history of changes. */
  told: { on: string; off: string }
}

export const ruleSwitchTexts = {
  done: 'La regla se ha actualizado correctamente',
  each: {
    blocksBelowFloor: {
      title: 'Piso legal',
      help: 'Decreto 1017 de 2025: al transportador no se le puede pagar menos que el costo de referencia del viaje. Cada servicio guarda el piso con el que se creó y se muestra junto a las ofertas.',
      label: 'Impedir valores por debajo del piso',
      isOn: 'Hoy se impide: no se aceptan ofertas, contrapropuestas ni precios por debajo del piso.',
      isOff: 'Hoy solo se avisa: las ofertas y precios por debajo del piso se señalan.',
      confirmTitle: 'Cambiar la regla del piso legal',
      toOn: 'Desde ahora no se aceptarán ofertas, contrapropuestas ni precios nuevos por debajo del piso. Lo ya ofertado sigue en pie.',
      toOff: 'Desde ahora los valores por debajo del piso se aceptarán y se señalarán.',
      turnOn: 'Impedir',
      turnOff: 'Solo avisar',
      told: { on: 'Impide', off: 'Avisa' },
    },
    showsClientTotalToCarrier: {
      title: 'Total que paga el cliente',
      help: 'En el detalle de sus servicios el transportador lee lo que gana. Aquí se decide si lee también el valor total de la oferta que paga el cliente.',
      label: 'Mostrar al transportador el total que paga el cliente',
      isOn: 'Hoy se muestra: cada transportador lee el total de los servicios que tiene asignados.',
      isOff: 'Hoy no se muestra: el transportador solo lee lo que gana.',
      confirmTitle: 'Cambiar lo que lee el transportador',
      toOn: 'Desde ahora cada transportador leerá el total que paga el cliente en los servicios que tiene asignados.',
      toOff: 'Desde ahora los transportadores solo leerán lo que ganan.',
      turnOn: 'Mostrar',
      turnOff: 'No mostrar',
      told: { on: 'Se muestra', off: 'No se muestra' },
    },
    secondPersonOnMoneyPapers: {
      title: 'Documentos que cambian pagos',
      help: 'La nueva versión del RUT de quien ya trabaja cambia lo que se le retiene en cada pago.',
      label: 'Que dos personas validen la nueva versión del RUT',
      isOn: 'Hoy la validan dos personas: cuenta cuando la segunda también la valida.',
      isOff: 'Hoy basta una persona.',
      confirmTitle: 'Cambiar quién valida la nueva versión del RUT',
      toOn: 'Desde ahora la nueva versión del RUT contará cuando dos personas distintas la validen.',
      toOff:
        'Desde ahora una sola persona la valida. Lo que espera a la segunda lo valida cualquiera de las dos.',
      turnOn: 'Pedir dos personas',
      turnOff: 'Basta una',
      told: { on: 'Dos personas', off: 'Una persona' },
    },
    secondPersonOnEveryPaper: {
      title: 'Todos los documentos',
      help: 'Cédulas, licencias, SOAT y los demás documentos de personas y vehículos.',
      label: 'Que dos personas validen cada documento',
      isOn: 'Hoy dos personas validan cada documento: una cuenta nueva se aprueba después de la segunda.',
      isOff: 'Hoy basta una persona.',
      confirmTitle: 'Cambiar quién valida los documentos',
      toOn: 'Desde ahora cada documento contará cuando dos personas distintas lo validen. Los ya validados siguen contando.',
      toOff: 'Desde ahora una sola persona valida cada documento.',
      turnOn: 'Pedir dos personas',
      turnOff: 'Basta una',
      told: { on: 'Dos personas', off: 'Una persona' },
    },
  },
} as const satisfies { done: string; each: Partial<Record<SettingKey, RuleWords>> }

export type RuleKey = keyof typeof ruleSwitchTexts.each

/** The words of a rule that stands or does not; undefined for a figure. */
export const ruleWords = (key: SettingKey): RuleWords | undefined => {
  const each: Partial<Record<SettingKey, RuleWords>> = ruleSwitchTexts.each
  return each[key]
}
