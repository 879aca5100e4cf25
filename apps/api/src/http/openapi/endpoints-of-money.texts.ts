/** Prices, payments, waits, and what accounting does. Part of `endpoints.texts.ts`. */
export const moneyTexts: Readonly<Record<string, string>> = {
  'GET /accounting/figures':
    'Cada cuenta del diario: su saldo al final de los días pedidos y lo que se movió en ellos.',
  'GET /accounting/entries': 'Asientos del diario, el más reciente primero.',
  'GET /accounting/order/{orderId}':
    'Todo el diario de un servicio, lo más antiguo primero, y en cuánto quedan sus cuentas.',
  'GET /accounting/reconciliation':
    'El diario contra servicios, pasarela, aseguradora, devoluciones y tablero, como quedó la última vez que se concilió; donde difieren, los servicios.',
  'POST /accounting/reconciliation':
    'Vuelve a conciliar todo. Si ya hay una conciliación en curso, no empieza otra.',
  'GET /margin/summary':
    'Lo que dejan los servicios de unas semanas, en total y semana por semana: facturado, fletes, aseguradora y margen, ofertas y devueltos.',
  'GET /margin/groups': 'Lo mismo por ruta, dueño de carga, transportador o semana.',
  'GET /margin/services': 'Los servicios que suman un margen, el más reciente primero.',
  'GET /margin/offers': 'Las ofertas de transportadores de unas semanas, y cuáles ganaron.',
  'GET /margin/returns': 'Los servicios que sus transportadores devolvieron en unas semanas.',
  'GET /accounting/refunds':
    'Lo que se devuelve a los clientes: por pagar, a la espera de la segunda persona, pagado.',
  'GET /accounting/refunds/totals':
    'Lo que suman las devoluciones, por estado y en total, con los mismos filtros.',
  'POST /accounting/refund/{_id}':
    'Registra que se devolvió el dinero a un cliente; desde cierto valor otra persona confirma con la misma referencia.',
  'POST /accounting/gatewayrefund/{_id}':
    'Pide a la pasarela que devuelva el dinero al medio con el que se pagó; desde cierto valor otra persona lo confirma. Nunca se envía dos veces.',
  'POST /accounting/gatewayrefundlook/{_id}':
    'Pregunta a la pasarela qué pasó con una devolución enviada, sin enviarla otra vez.',
  'POST /accounting/refundaccount/{_id}':
    'Le pide al cliente una cuenta para devolverle lo que la pasarela no puede devolver; la que hubiera dado deja de contar.',
  'POST /accounting/refundaccountread/{_id}':
    'La cuenta completa que dio el cliente, para transferirle. Queda anotado quién la vio.',
  'GET /refund/own':
    'Lo que se le devuelve al cliente que pregunta: en qué va, por qué camino y qué espera de él. La cuenta, solo por sus cuatro últimas cifras.',
  'POST /refund/account/{_id}':
    'El cliente da, con su contraseña, la cuenta a la que se le transfiere una devolución.',
  'POST /accounting/refundrejection/{_id}':
    'Registra que la pasarela o el banco rechazó una devolución: sus asientos se reversan y se debe otra vez.',
  'DELETE /accounting/refund/{_id}': 'Retira una devolución que espera a su segunda persona.',
  'GET /accounting/payouts':
    'Lo que se debe y se pagó a los transportadores, línea por línea; lo que vence antes va primero.',
  'POST /accounting/payout/{_id}':
    'Registra que se pagó a un transportador; desde cierto valor otra persona confirma con la misma referencia.',
  'DELETE /accounting/payout/{_id}': 'Retira un pago que espera a su segunda persona, o lo saca de su lote.',
  'POST /accounting/advance':
    'Registra un anticipo al transportador de un servicio en curso, hasta una parte de su valor.',
  'GET /accounting/batches': 'Lotes de pago, el más reciente primero.',
  'GET /accounting/batch/{_id}': 'Un lote con sus pagos.',
  'POST /accounting/batch': 'Reúne en un lote para el banco los pagos que ya se pueden hacer.',
  'POST /accounting/batch/{_id}':
    'Registra que el banco pagó un lote; desde cierto valor, uno que dos personas aprobaron antes.',
  'DELETE /accounting/batch/{_id}':
    'Retira la aprobación de un lote, o lo disuelve: sus pagos vuelven a quedar abiertos y su archivo deja de servir.',
  'POST /accounting/bankfile/{_id}':
    'El archivo de un lote para el banco, en el formato que se eligió; los formatos están en docs/bank-file.',
  'GET /accounting/settlement/{carrierId}':
    'Los totales de lo que ganó un transportador entre dos días, y lo que debe; cada transportador solo lo suyo.',
  'POST /accounting/settlement/{carrierId}':
    'La liquidación de un transportador entre dos días en PDF; cada transportador solo la suya.',
  'GET /accounting/payables':
    'Lo que falta por pagar, por transportador y cuenta: flete, comisión, retenciones, anticipos, deudas y neto; lo que vence antes va primero.',
  'POST /accounting/accountcheck/{_id}':
    'Dice que la cuenta nueva de un transportador se confirmó con él: hasta entonces no se le paga. Una vez por cada cambio.',
  'GET /accounting/bankfile':
    'En qué formato se hace el archivo de los lotes, y quién paga desde qué cuenta.',
  'PUT /accounting/bankfile':
    'Elige el formato del archivo de los lotes y la cuenta que paga; los formatos están en docs/bank-file.',
  'POST /accounting/bankreturn/{_id}':
    'Lee la respuesta del banco a un lote pagado: lo devuelto se debe de nuevo con su motivo. El mismo archivo dos veces no hace nada dos veces; con `isTrial` solo dice qué haría.',
  'POST /accounting/batchapproval/{_id}':
    'Pide, o da como otra persona, la aprobación de un lote que supera cierto valor: antes de ella no sale ningún archivo.',
  'POST /accounting/returned/{_id}':
    'Registra que el banco devolvió una transferencia: se debe de nuevo y su transportador sabe por qué.',
  'GET /accounting/debts':
    'Lo que deben los transportadores por anticipos de servicios que se cancelaron; se descuenta de sus próximos pagos.',
  'GET /accounting/settlementitems/{carrierId}':
    'Lo que ganó un transportador entre dos días, línea por línea y por páginas; cada transportador solo lo suyo.',
  'GET /accounting/withholdings': 'Lo que la ley manda retener, por fecha, y las tarifas municipales.',
  'PUT /accounting/withholdings':
    'Fija lo que se retiene desde hoy o un día por venir; lo terminado antes conserva sus reglas.',
  'PUT /accounting/withholdings/town':
    'Fija el ReteICA de un municipio desde hoy o un día por venir, por mil; 0 lo termina.',
  'GET /accounting/months':
    'Los meses de los libros desde el primer asiento, con lo que suman y si están cerrados.',
  'GET /accounting/month/{month}':
    'Un mes de los libros: la lista de revisión antes de cerrarlo, lo que movió cada cuenta y cuánto llegó después. Meses de Bogotá, AAAA-MM.',
  'POST /accounting/month/{month}':
    'Cierra un mes para siempre, en orden y sin pendientes, con las cifras que vio quien lo cierra. Lo que llegue después queda en el primer mes abierto.',
  'GET /accounting/month/late/{month}':
    'Los asientos de meses siguientes que devuelven, corrigen o saldan uno de este mes, con el asiento al que se refieren.',
  'GET /accounting/month/file/{month}':
    'En cuántas partes se escribe un mes cerrado para un programa contable, sin partir comprobantes.',
  'POST /accounting/month/file/{month}':
    'Hace el archivo de una parte de un mes cerrado para un programa contable, con las cuentas del plan.',
  'GET /accounting/chart':
    'El código del PUC que el contador dio a cada cuenta de los libros, y el que se sugiere.',
  'PUT /accounting/chart': 'Guarda el código del PUC de cada cuenta de los libros.',
  'GET /accounting/complaints':
    'Lo que los clientes reclaman de sus servicios, lo más reciente primero, y cuánto de sus transportadores retiene.',
  'GET /settlement/own': 'Lo que gana un transportador: qué le deja cada servicio, cuándo, y qué se le pagó.',
  'GET /settlement/own/totals':
    'La suma de lo que gana un transportador en los días pedidos, en total y por estado; cada anticipo cuenta con su servicio.',
  'GET /settlement/own/groups':
    'Lo que suma un transportador por mes, por vehículo o por conductor, con los mismos filtros de su lista.',
  'GET /settlement/own/road':
    'Los viajes en curso de un transportador, con cuánto puede pedir de anticipo y lo que pidió de cada uno.',
  'POST /settlement/advance/ask':
    'Un transportador pide un anticipo de un servicio en curso, hasta lo que falta por adelantar; no mueve dinero.',
  'DELETE /settlement/advance/{_id}':
    'El transportador retira el anticipo que pidió, mientras nadie le responda.',
  'GET /accounting/advancerequests': 'Los anticipos que piden los transportadores, el más antiguo primero.',
  'POST /accounting/advancerequest/{_id}':
    'Contabilidad no da el anticipo pedido y dice por qué; el transportador lo lee.',
  'GET /settlement/own/head':
    'Cómo está el dinero de un transportador ahora: lo que falta por recibir (también por mes), los próximos pagos por fecha, lo retenido por cada motivo y los anticipos de sus viajes en curso.',
  'GET /payment/lost':
    'Servicios cuyo pago falló cuando ya iban en camino: contabilidad decide y mientras tanto no se paga nada.',
  'GET /payment/notices':
    'Lo que recibió la dirección de la pasarela, lo más reciente primero: qué contó, y qué se rechazó y por qué.',
  'GET /payment/notice/{_id}':
    'Un aviso con los campos que se guardaron de él; nada del comprador ni de su tarjeta.',
  'POST /payment/notification': 'El aviso firmado de la pasarela. Solo esto cambia el estado de un pago.',
  'POST /increase/calculate':
    'En qué se convierte un valor escrito para quien pregunta: precio con IVA (cliente) o ganancia propia (transportador).',
  'GET /increase/all': 'Los porcentajes vigentes.',
  'PUT /increase/update/{_id}':
    'Fija los porcentajes en lugar de los vigentes, nombrados por su `_id`. Lo acordado antes conserva los suyos.',
  'GET /increase/history': 'Cada versión de los porcentajes: quién la fijó, cuándo y qué había antes.',
  'GET /increase/vatbase':
    'Sobre qué se cobra el IVA: los cambios que rigen o están previstos, el más reciente primero.',
  'POST /increase/vatbase':
    'Fija sobre qué se cobra el IVA desde un día. Lo acordado antes conserva su base.',
  'DELETE /increase/vatbase/{_id}': 'Retira un cambio previsto de aquello sobre lo que se cobra el IVA.',
  'GET /standby/detail/{orderId}':
    'La espera medida de un servicio con su evidencia, la misma para ambas partes y el equipo.',
  'GET /standby/all': 'Cada cobro por espera, el más reciente primero.',
  'POST /standby/accept/{orderId}': 'El cliente acepta lo que dice la medida; desde entonces se puede pagar.',
  'POST /standby/object/{orderId}': 'El cliente no está de acuerdo con la medida; contabilidad decide.',
  'POST /standby/decide/{orderId}':
    'Contabilidad decide cuántas horas se cobran, hasta las que se midieron; con ninguna, no se cobran.',
  'GET /standby/tariff': 'Las tarifas por fecha, la más reciente primero, y cuál rige hoy.',
  'POST /standby/tariff/create':
    'Una tarifa desde un día por venir; los servicios acordados antes conservan la suya.',
  'GET /tolls/all':
    'Cada edición de las tarifas de peajes: desde cuándo cuenta, quién la trajo y cuál está vigente.',
  'GET /tolls/detail/{_id}': 'Una edición de las tarifas de peajes y lo que cambió de la anterior.',
  'GET /tolls/template': 'La hoja de cálculo con los peajes y las tarifas vigentes hoy, en base64.',
  'POST /tolls/preview': 'Lee una hoja de peajes: qué está mal y en qué celda; si nada, qué cambiaría.',
  'POST /tolls/create': 'Pone en vigencia tarifas de peajes desde un día.',
  'GET /order/tolls/{_id}':
    'Los peajes en la vía de un servicio para el vehículo pedido; al transportador, además, lo que le queda después de combustible y peajes.',
  'GET /tariff/all':
    'Cada edición de las cifras de referencia: desde cuándo cuenta, quién la trajo y cuál está vigente.',
  'GET /tariff/detail/{_id}':
    'Una edición: sus cifras, lo que cambió de la anterior y sus totales calculados al lado de los de la fuente.',
  'GET /tariff/template': 'La hoja de cálculo para diligenciar, con las cifras vigentes hoy, en base64.',
  'POST /tariff/preview': 'Lee una hoja diligenciada: qué está mal y en qué celda; si nada, qué cambiaría.',
  'POST /tariff/create':
    'Pone en vigencia una edición nueva desde un día. Lo solicitado antes conserva sus cifras.',
}
