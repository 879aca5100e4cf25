export const payoutsTexts = {
  byCarrier: 'Ver por transportador',
  byPayout: 'Ver pago por pago',
  newAccounts: 'Con cuenta nueva',
  readyOnly: 'Listos para pagar',
  ofCarrier: (name: string) => `Solo de ${name}.`,
  ofOneCarrier: 'Solo de un transportador.',
  itsSettlement: 'Ver su liquidación',
  ofAll: 'Ver todos',
  help: 'Se ven los que faltan por pagar. Para ver los pagados, use el filtro de «Estado» o busque.',
  title: 'Pago a un transportador',
  payout: (code: string) => `Pago del servicio ${code}`,
  account: 'Cuenta',
  noAccount: 'Sin cuenta registrada',
  left: {
    kept: 'Este transportador eliminó su cuenta de Arriero. Se le paga a la cuenta que conserva la contabilidad.',
    none: 'Este transportador eliminó su cuenta de Arriero y la contabilidad no conserva ninguna cuenta suya.',
    otherwise: (name: string, identification: string) =>
      `Si esa cuenta ya no recibe pagos, pídale al banco un cheque o un giro por ventanilla a nombre de ${name}, identificación ${identification}, y registre aquí la referencia que le dé.`,
  },
  accountOf: (bank: string, type: string, number: string) => `${bank}, ${type} ${number}`,
  route: 'Viaje',
  plate: 'Vehículo',
  batchNumber: (number: number) => `Lote ${number}`,
  complaint: 'Ver el reclamo que lo retiene',
  whole: 'Ver su liquidación completa',
  postings: 'Ver sus asientos en el libro diario',
  outcomes: {
    paid: 'El pago quedó registrado',
    confirming: 'El pago espera a que otra persona lo confirme',
    offset: 'El pago quedó cruzado con lo que el transportador debía',
  },
  waits: 'El pago espera a que otra persona lo confirme',
  bankCode: 'Código del banco',
  noBankCode: 'Sin código cierto: va vacío en el archivo',
  returned: {
    act: 'El banco lo devolvió',
    title: '¿El banco devolvió este pago?',
    effect:
      'Sus asientos se reversan y lo que se debe queda en un pago nuevo, que puede ir en otro lote. El transportador lee el motivo.',
    reason: 'Motivo que dio el banco',
    confirm: 'Registrar la devolución del banco',
    done: 'El pago vuelve a estar por pagar, en un pago nuevo',
  },
  debts: {
    title: (count: number) =>
      count === 1
        ? 'Un transportador debe un anticipo de un servicio cancelado'
        : `Hay ${count} anticipos de servicios cancelados por recuperar`,
    help: 'Lo que se debe se descuenta por sí solo de los próximos pagos al transportador.',
    left: (amount: string) => `debe ${amount}`,
    more: (count: number) => `y ${count} más`,
  },
  requests: {
    title: (count: number) =>
      count === 1 ? 'Un transportador pide un anticipo' : `${count} transportadores piden un anticipo`,
    wants: (amount: string) => `pide un anticipo de ${amount}`,
    earns: (amount: string) => `gana ${amount}`,
    of: (advanced: string, earns: string) => `adelantado ${advanced} de ${earns}`,
    pay: 'Pagar anticipo',
    more: (count: number) => `y ${count} más en la bandeja`,
    gone: 'Esta solicitud ya no espera respuesta',
    goneHelp: 'Otra persona la respondió, su transportador la retiró o el servicio terminó.',
    service: (carrier: string, code: string) => `${carrier}, servicio ${code}`,
    refuse: {
      act: 'No dar',
      title: '¿No dar este anticipo?',
      effect: 'El transportador recibe un aviso con el motivo y puede pedir otro mientras el viaje siga.',
      reason: 'Motivo',
      confirm: 'No dar el anticipo',
      done: 'Se le avisó al transportador',
    },
  },
  withdrawn: 'El pago vuelve a estar por pagar',
  advanceWithdrawn: 'El anticipo se retiró',
  withdraw: 'Retirar el pago',
  leaveBatch: 'Sacar del lote',
  gone: 'Este pago no está aquí',
  goneHelp: 'No existe o no está a su alcance.',
  bulk: {
    batch: 'Crear lote',
    effect: (count: number) =>
      count === 1
        ? 'Se crea un lote con 1 pago para el banco.'
        : `Se crea un lote con ${count} pagos para el banco.`,
    sum: {
      net: (amount: string) => `Neto ${amount}`,
      of: (amount: string) => `de ${amount}`,
      less: (amount: string) => `${amount} se cruza con deudas`,
      gross: 'Valor',
      withheld: 'Retenciones',
      advances: 'Anticipos pagados',
      deducted: 'Cruce con deudas',
      toBank: 'Neto a girar',
    },
    payables: {
      effect: (count: number) =>
        count === 1
          ? 'Se crea un lote con todo lo que está listo de 1 transportador.'
          : `Se crea un lote con todo lo que está listo de ${count} transportadores.`,
      nothingReady: 'No tiene nada listo para pagar',
      tooMany: 'Un lote lleva hasta 200 pagos: elija menos transportadores',
      ready: (count: number) => (count === 1 ? '1 pago listo' : `${count} pagos listos`),
    },
    carriers: (count: number) => (count === 1 ? '1 transportador' : `${count} transportadores`),
    flagged: (count: number) => (count === 1 ? '1 por revisar' : `${count} por revisar`),
    notReady: 'No está listo para pagar',
    crosses: 'Se cruza con lo que debe: no hay giro, se registra solo y no en un lote',
  },
  advance: {
    act: 'Pagar anticipo',
    title: 'Anticipo a un transportador',
    service: 'Servicio en proceso',
    serviceHelp: 'Se paga con el viaje iniciado y el dinero del cliente recibido.',
    pick: 'Elija un servicio',
    value: 'Valor del anticipo',
    submit: (amount: string) => `Registrar anticipo de ${amount}`,
    submitEmpty: 'Registrar anticipo',
    done: 'El anticipo quedó registrado',
    none: 'No hay servicios en proceso',
    noneFound: 'Ningún servicio en proceso coincide',
    reading: 'Buscando los servicios en proceso…',
    again: 'Buscar de nuevo',
    earns: (amount: string) => `El transportador gana ${amount} por este servicio.`,
    more: (shown: string, total: string) =>
      `Se ven los ${shown} más recientes de ${total}: escriba código, persona, ciudad o placa para buscar.`,
    required: 'El servicio es obligatorio',
  },
} as const
