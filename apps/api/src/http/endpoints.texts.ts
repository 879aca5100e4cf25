/** What each endpoint is for, in the words of the API's page; by method and path below /v1. */
export const endpointTexts: Readonly<Record<string, string>> = {
  'GET /order/accounting':
    'Cada servicio que alguna vez tuvo dinero, el más reciente primero: sus partes, su pago, su transportador y la cuenta de este.',
  'GET /accounting/figures':
    'Cada cuenta del diario: su saldo al final de los días pedidos y lo que se movió en ellos.',
  'GET /accounting/entries': 'Asientos del diario, el más reciente primero.',
  'GET /accounting/order/{orderId}':
    'Todo el diario de un servicio, lo más antiguo primero, y en cuánto quedan sus cuentas.',
  'GET /accounting/reconciliation':
    'El diario contra servicios, pasarela, aseguradora, reembolsos y tablero, en un mismo instante; donde difieren, los servicios.',
  'GET /accounting/refunds':
    'Lo que se devuelve a los clientes: por pagar, a la espera de la segunda persona, pagado.',
  'POST /accounting/refund/{_id}':
    'Registra que se devolvió el dinero a un cliente; desde cierto valor otra persona confirma con la misma referencia.',
  'DELETE /accounting/refund/{_id}': 'Retira un reembolso que espera a su segunda persona.',
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
    'El archivo de un lote para el banco: CSV con punto y coma, códigos como texto; el formato está en docs/bank-file.',
  'GET /accounting/settlement/{carrierId}':
    'Los totales de lo que ganó un transportador entre dos días, y lo que debe; cada transportador solo lo suyo.',
  'POST /accounting/settlement/{carrierId}':
    'La liquidación de un transportador entre dos días en PDF; cada transportador solo la suya.',
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
  'GET /settlement/own': 'Lo que gana un transportador: qué le deja cada servicio, cuándo, y qué se le pagó.',
  'GET /audit/all':
    'El registro de auditoría, lo más reciente primero: quién hizo qué, sobre qué objeto y cuándo.',
  'GET /audit/verify':
    'Calcula de nuevo los sellos del registro, unos cientos por llamada: descubre lo que se cambió o se quitó.',
  'POST /auth/tokenbackoffice':
    'Ingresa con correo y contraseña, o con la cookie recordada cuando el cuerpo va vacío.',
  'POST /auth/firstadministrator':
    'Crea el primer administrador con el código de un solo uso que mostró la consola, e ingresa.',
  'POST /auth/logout': 'Termina esta sesión en todos los nodos y olvida la cookie recordada.',
  'POST /auth/ticket': 'Un pase de un solo uso (30 s) que abre el canal en vivo.',
  'GET /order/cancellation/client/{orderId}': 'Lo que costaría cancelar ahora y hasta cuándo es gratis.',
  'POST /order/cancellation/client':
    'El cliente cancela su servicio; se rechaza cuando el cobro ya es mayor que el que aceptó.',
  'GET /cancellation/all':
    'Servicios cancelados, el más reciente primero: por qué, por quién, qué se retuvo y qué se devuelve.',
  'GET /typeload/backoffice/all': 'Tipos de carga.',
  'GET /typevehicle/all': 'Tipos de vehículo por grupos; los del primer grupo son el portafolio.',
  'GET /brand/vehicle/all': 'Marcas de vehículos.',
  'GET /bodywork/all': 'Carrocerías que puede llevar un camión.',
  'GET /user/consent':
    'Los consentimientos propios: cuáles rigen y cada respuesta que se dio, la más reciente primero.',
  'POST /user/consent':
    'Da o retira un consentimiento; sin el de su ubicación no se toma ninguna posición de un conductor.',
  'POST /user/consent/account': 'Acepta los términos y el tratamiento de datos en las palabras de hoy.',
  'GET /user/detailscount':
    'Conductores de los últimos 30 días y de siempre, servicios finalizados y cancelados, pólizas emitidas.',
  'GET /order/count': 'Cuántos servicios hay en cada estado; los cinco, también donde no hay ninguno.',
  'GET /dashboard/activity':
    'Servicios solicitados cada día y dinero pagado cada semana de las últimas trece, también los días vacíos.',
  'GET /dashboard/attention': 'Lo que espera ahora al equipo.',
  'POST /location/device':
    'Permite que un teléfono reporte dónde está quien llama: su clave, que solo se muestra aquí, no sirve para nada más.',
  'GET /location/device': 'Los teléfonos que pueden reportar dónde está quien llama.',
  'DELETE /location/device/{_id}': 'Termina de inmediato lo que un teléfono puede reportar.',
  'GET /location/osmand':
    'Una posición como la reportan OsmAnd y Traccar Client; `id` es la clave del teléfono. Solo se guarda dentro de la ventana del servicio.',
  'POST /location/osmand':
    'Lo mismo como lo envía Traccar Client: en la dirección, como formulario o como JSON.',
  'POST /enterprise/driver':
    'Una empresa registra un conductor suyo, que queda en validación; un administrador, para la empresa que nombre. Con correo, recibe la invitación para fijar su contraseña.',
  'PUT /enterprise/driver/{_id}':
    'Cambia un conductor propio: teléfono, foto, versiones nuevas de sus papeles, correo mientras no haya ingresado, que ya corrigió lo pedido, y suspenderlo. Activarlo le corresponde al equipo de la plataforma.',
  'POST /enterprise/invite/{_id}':
    'Envía a un conductor propio una invitación nueva; el enlace anterior deja de servir.',
  'POST /invitation/read': 'A quién invita quién: para la página detrás del enlace del correo.',
  'POST /invitation/accept': 'El conductor fija su contraseña, una sola vez, e ingresa.',
  'POST /export': 'Escribe todas las filas de una lista, filtrada como se pida, en una hoja de cálculo.',
  'GET /export/{_id}':
    'Cuánto lleva una exportación propia; cuando termina, de dónde se descarga. Los archivos se guardan 24 h.',
  'POST /upload/image': 'Sube un JPEG o PNG como `file` multipart; se decodifica y se escribe de nuevo.',
  'POST /user/image/upload/data': 'Sube un JPEG como `file` multipart para un perfil.',
  'POST /upload/document': 'Sube un PDF (hasta 10 MB, sin contenido activo) como `file` multipart.',
  'GET /fleet/trucks': 'Todos los vehículos dentro de su ventana: los propios; para un administrador, todos.',
  'GET /order/insurance/commodity/movili':
    'Mercancías, empaques y formas de movilización que conoce la aseguradora.',
  'POST /order/create/insurance': 'Asegura, una sola vez, la carga de un servicio que no se ha pagado.',
  'GET /document/byrol':
    'Documentos legales: todos para los administradores; para los demás, los activos de su rol.',
  'POST /document/create': 'Publica un PDF para uno o varios roles.',
  'PUT /document/update/{_id}':
    'Cambia nombre, lectores o actividad; un archivo nuevo es la versión siguiente y las anteriores se conservan.',
  'GET /notification/all': 'Las notificaciones propias, la más reciente primero.',
  'GET /notification/count': 'Cuántas no se han leído; 100 quiere decir que hay más.',
  'PUT /notification/read/{_id}': 'Marca una como leída; repetirlo no cambia nada.',
  'PUT /notification/readall':
    'Marca como leída la nombrada y todas las anteriores, para no perder ninguna que no se haya mostrado.',
  'GET /notification/push': 'La clave pública (VAPID) con la que un navegador se suscribe.',
  'POST /notification/push': 'Envía las notificaciones a este navegador mientras dure la sesión.',
  'DELETE /notification/push': 'Nada más a este navegador.',
  'GET /notification/choices': 'Por dónde se le avisa de qué, tema por tema; la campana suena para todo.',
  'PUT /notification/choices': 'Activa o desactiva un canal de un tema.',
  'POST /offer/create': 'Contraoferta un precio por un servicio abierto, o lo toma al precio del cliente.',
  'PUT /offer/take/{orderId}': 'El cliente acepta una de las ofertas de su servicio.',
  'POST /offer/counter': 'El cliente responde una oferta con el total que pagaría, IVA incluido.',
  'POST /offer/accept/{_id}': 'El transportador acepta la contraoferta del cliente.',
  'DELETE /offer/{_id}': 'El transportador retira su oferta.',
  'POST /order/create': 'Solicita transporte.',
  'PUT /order/update/{_id}':
    'Asigna conductor y vehículo (transportador), cambia la fecha o registra el intento de pago (cliente).',
  'GET /order/detail/{_id}': 'Un servicio como lo puede ver quien pregunta.',
  'GET /order/history/{_id}':
    'Lo que pasó con un servicio, lo más antiguo primero, para sus partes y los administradores.',
  'GET /order/active/type': 'Servicios que esperan transportador.',
  'GET /order/active/near':
    'Servicios que esperan transportador, ordenados para un conductor que trabaja por su cuenta: distancia al cargue, día, carga y vehículo, capacidad y calificación del cliente; o los que le quedan camino a casa.',
  'POST /order/type':
    'Los servicios propios. Una empresa también pide los de un conductor suyo; un administrador, con su _id, todos, y con el de otra persona, los de ella.',
  'POST /order/suggested/price':
    'Precio antes de IVA según el costo de referencia de una distancia y un vehículo.',
  'PUT /order/loadsupportdoc/{_id}': 'Adjunta el documento de soporte (.jpg) de un servicio pagado.',
  'POST /order/release/{_id}':
    'El transportador devuelve un servicio: se cancela sin cobro y se reembolsa todo.',
  'POST /order/close/{_id}':
    'Un administrador cierra un servicio detenido como finalizado (3) o cancelado (4), con el cobro que indique.',
  'POST /order/waiver/{orderId}':
    'Un administrador deja pasar a un conductor y un vehículo del transportador por un requisito de la asignación, durante 24 h.',
  'POST /order/approve/{_id}': 'El cliente aprueba un servicio finalizado, con lo que se libera el pago.',
  'GET /paper/ending':
    'Papeles vigentes que vencieron o vencen en 30 días: todos para los administradores; si no, los de quien llama, sus vehículos y sus conductores.',
  'POST /user/paper/{_id}':
    'Un papel de una persona, o una versión más nueva: propio, o de un conductor por su empresa. Cuenta cuando el equipo lo valida.',
  'POST /order/pay':
    'Abre un intento de pago de un servicio, o de la espera que se le cobra; el servidor calcula el valor.',
  'POST /order/crypto':
    'El formulario de la pasarela de uno de los intentos abiertos propios; nada más se firma.',
  'GET /payment/lost':
    'Servicios cuyo pago falló cuando ya iban en camino: contabilidad decide y mientras tanto no se paga nada.',
  'GET /payment/notices':
    'Lo que recibió la dirección de la pasarela, lo más reciente primero: qué contó, y qué se rechazó y por qué.',
  'GET /payment/notice/{_id}':
    'Un aviso con los campos que se guardaron de él; nada del comprador ni de su tarjeta.',
  'POST /payment/notification': 'El aviso firmado de la pasarela. Solo esto cambia el estado de un pago.',
  'GET /place/search': 'Municipios de Colombia cuyo nombre corresponde al texto, el mejor primero.',
  'GET /place/route': 'Distancia por carretera y línea entre dos puntos, con el método con que se obtuvo.',
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
  'DELETE /increase/vatbase/{_id}': 'Retira un cambio previsto de la base del IVA.',
  'POST /calification/create/backoffice':
    'Califica a la otra parte de un servicio finalizado, una vez cada una, de 1 a 5 estrellas enteras.',
  'POST /registration/create':
    'Solicita una cuenta. Se envía un código por correo; la respuesta es la misma si el correo ya tiene cuenta.',
  'POST /registration/confirm':
    'Comprueba el correo con su código: crea la cuenta, en validación, e ingresa.',
  'POST /registration/resend':
    'Envía un código nuevo; el anterior deja de servir. A un id desconocido se responde lo mismo.',
  'GET /registration/town':
    'Municipios de Colombia cuyo nombre corresponde al texto, para quien todavía no tiene sesión.',
  'GET /search':
    'Personas, vehículos, servicios y PQR que puede ver quien pregunta, hasta cinco de cada uno.',
  'GET /session/all': 'Sesiones vigentes: las propias, o las de `userId` para administradores.',
  'DELETE /session/{_id}':
    'Termina una sesión propia; un administrador, la de cualquiera. Su canal en vivo se cierra en un segundo.',
  'GET /setting/open':
    'Lo que el portal debe saber antes de que alguien ingrese: marca, contacto, estilo del mapa.',
  'GET /setting/all': 'Las cifras de las reglas vigentes, de dónde parte cada una y hasta dónde llega.',
  'PUT /setting/update/{key}': 'Fija una cifra de las reglas; lo acordado antes conserva las de su día.',
  'GET /standby/detail/{orderId}':
    'La espera medida de un servicio con su evidencia, la misma para ambas partes y el equipo.',
  'GET /standby/all': 'Cada cobro por espera, el más reciente primero.',
  'POST /standby/accept/{orderId}': 'El cliente acepta lo que dice la medida; desde entonces se puede pagar.',
  'POST /standby/object/{orderId}': 'El cliente no está de acuerdo con la medida; contabilidad decide.',
  'POST /standby/decide/{orderId}': 'Contabilidad decide cuántas horas se cobran; con ninguna, no se cobran.',
  'GET /standby/tariff': 'Las tarifas por fecha, la más reciente primero, y cuál rige hoy.',
  'POST /standby/tariff/create':
    'Una tarifa desde un día por venir; los servicios acordados antes conservan la suya.',
  'POST /pqr/create':
    'Radica una PQR: cada quien la suya; administradores y soporte también a nombre de otro, con `userId` y `status`.',
  'GET /pqr/all': 'PQR: todas para administradores y soporte; para los demás, las suyas.',
  'GET /pqr/detail/{_id}': 'Una PQR: cualquiera para administradores y soporte; para los demás, la suya.',
  'PUT /pqr/update/{_id}':
    'Responde una PQR que no está solucionada; de dos respuestas al mismo tiempo cuenta una.',
  'GET /table/views': 'Vistas de una lista: las propias y las compartidas con su rol.',
  'POST /table/views': 'Guarda una vista de una lista, para sí o (equipo) para todos los de su rol.',
  'PUT /table/views/{_id}': 'Cambia el nombre, el alcance o el contenido de una vista propia.',
  'DELETE /table/views/{_id}':
    'Quita una vista propia; quien abría la lista con ella la vuelve a abrir como siempre.',
  'PUT /table/default': 'La vista con la que se abre una lista; null para la de siempre.',
  'GET /tariff/all':
    'Cada edición de las cifras de referencia: desde cuándo cuenta, quién la trajo y cuál está vigente.',
  'GET /tariff/detail/{_id}':
    'Una edición: sus cifras, lo que cambió de la anterior y sus totales calculados al lado de los de la fuente.',
  'GET /tariff/template': 'La hoja de cálculo para diligenciar, con las cifras vigentes hoy, en base64.',
  'POST /tariff/preview': 'Lee una hoja diligenciada: qué está mal y en qué celda; si nada, qué cambiaría.',
  'POST /tariff/create':
    'Pone en vigencia una edición nueva desde un día. Lo solicitado antes conserva sus cifras.',
  'POST /order/link/{_id}':
    'Un enlace público para seguir este servicio, que solo se muestra aquí; reemplaza el anterior de quien llama.',
  'GET /order/link/{_id}': 'Si quien llama tiene un enlace vigente a este servicio.',
  'DELETE /order/link/{_id}': 'Termina el enlace de quien llama a este servicio.',
  'GET /tracking/{token}':
    'Un servicio como lo puede seguir su destinatario: en qué va y dónde está el vehículo; sin valores ni teléfonos.',
  'POST /order/milestone/{_id}':
    'El conductor reporta un paso del viaje con lugar y hora; repetir el mismo paso responde lo mismo.',
  'POST /location':
    'Posiciones del teléfono del conductor; solo se guardan dentro de la ventana de un servicio suyo.',
  'GET /order/location/{_id}':
    'La línea de la ruta de un servicio y, dentro de la ventana de quien pregunta, dónde está el vehículo; fuera de ella `isOpen` es false.',
  'GET /user/withenterprise/{flag}':
    'Conductores: con `false`, personas naturales que trabajan por su cuenta; con `true`, los que conducen para una empresa.',
  'GET /user/clients/{flag}': 'Dueños de carga: con `false`, personas naturales; con `true`, empresas.',
  'GET /user/backoffice': 'El equipo de la plataforma.',
  'GET /user/enterprises': 'Empresas transportadoras con las placas de sus vehículos.',
  'GET /user/all':
    'Personas para escoger. Soporte solo lee nombres, y encuentra una identificación únicamente completa.',
  'GET /user/detail/{_id}':
    'Un perfil: cualquiera para administradores, cada quien el suyo, una empresa también los de sus conductores.',
  'GET /user/withenterpriseid/{enterpriseId}': 'Conductores de una empresa; cada empresa solo los suyos.',
  'POST /user/create':
    'El equipo crea una cuenta: de su propia gente, de una empresa cliente, de una transportadora.',
  'PUT /user/update/{_id}':
    'Cambia una cuenta. Cada quien su nombre, teléfono y foto, y que ya corrigió lo pedido (`validation: pending`); los conductores, si están disponibles; un administrador, de cualquiera, también actividad, validación, papeles, identificación y, dentro del equipo, el rol.',
  'POST /user/verifycode':
    'Pide un código por correo para una contraseña olvidada; un correo sin cuenta recibe la misma respuesta en el mismo tiempo.',
  'POST /user/resetpassword':
    'Pone una contraseña nueva con el código del correo: diez minutos, cinco intentos, un solo uso. Cierra todas las sesiones y no abre ninguna.',
  'POST /user/password': 'Cambia la propia contraseña con la anterior; las demás sesiones se cierran.',
  'GET /user/payaccount': 'A qué cuenta se le paga a un transportador y el cambio que espera su día.',
  'POST /user/payaccount':
    'Pide cambiar la cuenta de pago, con la contraseña: rige un día después y su dueño recibe un correo de inmediato.',
  'DELETE /user/payaccount': 'Retira el cambio de cuenta de pago que espera.',
  'GET /user/secondfactor':
    'Si el ingreso pide un código además de la contraseña, desde cuándo y cuántos códigos de respaldo quedan.',
  'POST /user/secondfactor':
    'Da la clave para una aplicación de autenticación; cuenta cuando se escribe su primer código.',
  'PUT /user/secondfactor':
    'El primer código de la aplicación: desde entonces el ingreso lo pide. Responde, una sola vez, los códigos de respaldo.',
  'POST /user/secondfactor/codes': 'Códigos de respaldo nuevos; los anteriores dejan de servir.',
  'POST /user/secondfactor/off': 'Deja de pedir el código al ingresar; exige la contraseña y un código.',
  'POST /user/secondfactor/remove/{_id}':
    'Un administrador quita la verificación en dos pasos de quien perdió el celular y sus códigos; a su dueño se le avisa.',
  'GET /user/whatsapp': 'Si quien lo pide recibe avisos por WhatsApp, y en qué número.',
  'POST /user/whatsapp': 'Envía un código por WhatsApp al celular de la cuenta propia.',
  'PUT /user/whatsapp': 'Acepta los avisos por WhatsApp, con el código que llegó allí.',
  'DELETE /user/whatsapp': 'Nada más por WhatsApp; repetirlo no cambia nada.',
  'POST /user/data': 'Todo lo que se guarda de quien lo pide, por secciones, para llevárselo.',
  'GET /user/deletion': 'Qué impide eliminar la propia cuenta, y qué se conservaría de ella y por qué.',
  'POST /user/deletion':
    'Elimina la propia cuenta: se cierran sus sesiones y se borran sus datos; lo que la contabilidad debe conservar queda y se nombra.',
  'POST /vehicle/create':
    'Un transportador registra un vehículo con sus papeles; el equipo los valida y lo habilita.',
  'GET /vehicle/all/{enterpriseId}': 'Vehículos de un transportador.',
  'GET /vehicle/detail/{licensePlate}': 'Un vehículo con sus papeles.',
  'PUT /vehicle/update/{_id}':
    'El equipo valida papeles, permite tipos de carga según su papel y habilita o retira un vehículo; se rechaza donde hay servicios que lo esperan. Su dueño trae versiones nuevas de los papeles, que cuentan cuando se validan.',
  'GET /setting/history': 'Quién fijó qué cifra, de cuánto a cuánto y cuándo, lo más reciente primero.',
  'GET /accounting/complaints':
    'Lo que los clientes reclaman de sus servicios, lo más reciente primero, y cuánto de sus transportadores retiene.',
  'GET /order/complaint/{orderId}':
    'Si el cliente puede todavía reclamar de un servicio con el pago retenido, hasta cuándo, y en qué va su reclamo.',
  'GET /dashboard/money':
    'El dinero que espera a Contabilidad: pagos, devoluciones, segundas personas, esperas, reclamos y avisos.',
  'GET /integration/key/all': 'Las claves de API propias que siguen vigentes, la más reciente primero.',
  'POST /integration/key':
    'Crea una clave de API con permisos y vencimiento; pide de nuevo la contraseña y muestra la clave una sola vez.',
  'DELETE /integration/key/{_id}': 'Termina una clave de API de inmediato.',
  'GET /integration/webhook/all': 'Los webhooks propios, el más reciente primero.',
  'POST /integration/webhook':
    'Registra una dirección a la que se avisan los eventos elegidos; el secreto que los firma se muestra una sola vez.',
  'PUT /integration/webhook/{_id}':
    'Cambia la dirección o los eventos de un webhook, lo detiene o lo reanuda.',
  'DELETE /integration/webhook/{_id}': 'Elimina un webhook; lo que esperaba por enviarse ya no se envía.',
  'POST /integration/secret/{_id}':
    'Un secreto nuevo, que se muestra una sola vez; el anterior firma junto a él durante 24 horas.',
  'POST /integration/test/{_id}': 'Envía un evento de prueba a un webhook.',
  'GET /integration/delivery/all':
    'Lo enviado a los webhooks propios en los últimos 30 días, lo más reciente primero.',
  'GET /integration/delivery/{_id}': 'Un envío: el cuerpo que se firmó y cada intento.',
  'POST /integration/delivery/{_id}': 'Envía de nuevo, con su mismo identificador.',
  'GET /setting/brand': 'El nombre, el color y el logo de la plataforma, y lo que le falta a la instalación.',
  'PUT /setting/brand': 'Cambia el nombre, el color y el logo; se ven de inmediato, sin reinstalar.',
}
