/** How the desk of the demo world answers: its templates, and what people wrote to it by mail. */
export const templateSeeds: readonly { name: string; body: string }[] = [
  {
    name: 'Recibimos su solicitud',
    body: 'Hola, {nombre}.\n\nRecibimos su solicitud {radicado} («{asunto}») el {fecha}. Le respondemos a más tardar el {vence}.\n\n{responsable}\n{marca}',
  },
  {
    name: 'Pedir el soporte de un cobro',
    body: 'Hola, {nombre}.\n\nPara revisar el cobro necesitamos el extracto donde aparece. Puede responder a este correo con una foto o un PDF.\n\n{responsable}\n{marca}',
  },
  {
    name: 'Estado de un servicio',
    body: 'Hola, {nombre}.\n\nSobre el servicio {servicio} ({ruta}): el equipo habla ya con el transportador y le confirma hoy mismo.\n\n{responsable}\n{marca}',
  },
]

/** Of the PQR with this subject: what its person answers by mail. */
export const mailedReply = {
  subject: 'Fecha de pago de tres servicios',
  hoursAgo: 5,
  text: 'Gracias. Los tres son de la semana pasada, el último terminó el viernes.\n\nEl lun, 9 nov 2026 a las 8:00, Arriero escribió:\n> Estamos confirmando con contabilidad la fecha de consignación.',
} as const

/** Of the PQR with this subject: who has it, and what is noted. */
export const assignedCase = {
  subject: 'Dos estibas llegaron mojadas',
  note: 'Llamé a la bodega: guardaron las dos estibas para que las vean.',
} as const

export const strayMail = {
  from: 'Bodega El Dorado <recibo@bodega.example.co>',
  subject: 'Soportes de la entrega del jueves',
  text: 'Buenos días. Estos son los soportes de la entrega del jueves. Quedamos atentos.',
  hoursAgo: 20,
} as const
