/** What the platform keeps beside services: papers, PQR, lists, keys, figures. Part of `endpoints.texts.ts`. */
export const houseTexts: Readonly<Record<string, string>> = {
  'GET /setting/open':
    'Lo que el portal debe saber antes de que alguien ingrese: marca, contacto, estilo del mapa.',
  'GET /setting/all': 'Las cifras de las reglas vigentes, de dónde parte cada una y hasta dónde llega.',
  'PUT /setting/update/{key}': 'Fija una cifra de las reglas; lo acordado antes conserva las de su día.',
  'GET /setting/history': 'Quién fijó qué cifra, de cuánto a cuánto y cuándo, lo más reciente primero.',
  'GET /setting/brand': 'El nombre, el color y el logo de la plataforma, y lo que le falta a la instalación.',
  'PUT /setting/brand':
    'Cambia el nombre, el color y el logo; se ven de inmediato en el portal, el área del conductor y los correos.',
  'GET /dashboard/activity':
    'Servicios solicitados cada día y dinero pagado cada semana de las últimas trece, también los días vacíos.',
  'GET /dashboard/attention': 'Lo que espera ahora al equipo.',
  'GET /inbox/items':
    'Lo que espera a quien pregunta, según su rol: primero lo que se daña antes. Cada cosa una vez, con todas sus causas.',
  'POST /inbox/take/{_id}':
    'Toma o suelta algo de la bandeja; si otra persona lo tomó desde que se leyó, se rechaza.',
  'POST /inbox/snooze/{_id}':
    'Lo pospone, a lo sumo siete días; vuelve antes si se le suma otra causa o le llega su hora. Con null vuelve ya.',
  'GET /inbox/notes/{_id}': 'Las notas del equipo sobre algo que espera, la más reciente primero.',
  'POST /inbox/call/{_id}':
    'Anota que un administrador llamó al cliente, al transportador o al conductor de un servicio, y qué pasó.',
  'POST /inbox/note/{_id}': 'Agrega una nota que solo lee el equipo.',
  'GET /dashboard/firststeps':
    'Los primeros pasos del rol de quien pregunta, y cuáles están hechos, sin importar cómo se hicieron.',
  'GET /dashboard/spending':
    'Lo que suman los servicios pagados de quien llama en el mes en curso, el mes anterior y por ruta.',
  'GET /dashboard/money':
    'El dinero que espera a Contabilidad: pagos, devoluciones, segundas personas, esperas, reclamos, avisos y meses por cerrar.',
  'GET /document/byrol':
    'Documentos legales: todos para los administradores; para los demás, los activos de su rol.',
  'POST /document/create': 'Publica un PDF para uno o varios roles.',
  'PUT /document/update/{_id}':
    'Cambia nombre, lectores o actividad; un archivo nuevo es la versión siguiente y las anteriores se conservan.',
  'POST /export': 'Escribe todas las filas de una lista, filtrada como se pida, en una hoja de cálculo.',
  'GET /export/{_id}':
    'Cuánto lleva una exportación propia; cuando termina, de dónde se descarga. Los archivos se guardan 24 h.',
  'POST /upload/image': 'Sube un JPEG o PNG como `file` multipart; se decodifica y se escribe de nuevo.',
  'POST /upload/document': 'Sube un PDF (hasta 10 MB, sin contenido activo) como `file` multipart.',
  'GET /table/views': 'Vistas de una lista: las propias y las compartidas con su rol.',
  'POST /table/views': 'Guarda una vista de una lista, para sí o (equipo) para todos los de su rol.',
  'PUT /table/views/{_id}': 'Cambia el nombre, el alcance o el contenido de una vista propia.',
  'DELETE /table/views/{_id}':
    'Quita una vista propia; quien abría la lista con ella la vuelve a abrir como siempre.',
  'PUT /table/default': 'La vista con la que se abre una lista; null para la de siempre.',
  'GET /message/thread/{_id}':
    'La conversación de un servicio: quiénes están, si se puede escribir y hasta cuándo, y cuánto ha leído cada uno.',
  'GET /message/all/{_id}':
    'Los mensajes de un servicio. El personal los lee solo con una PQR abierta y después de decirlo; quien condujo antes, hasta que dejó el viaje.',
  'POST /message/send/{_id}':
    'Escribir en la conversación: texto, hasta cinco fotos, un lugar. El mismo `clientId` otra vez es el mismo mensaje. Antes del pago se ocultan teléfonos, correos y cuentas.',
  'PUT /message/read/{_id}': 'Marcar como leído hasta un mensaje.',
  'GET /message/door/{_id}':
    'Si el personal puede leer la conversación de un servicio, o qué le falta: una PQR abierta, o haber dicho que la lee.',
  'POST /message/open/{_id}':
    'El personal abre la conversación por una PQR; a las dos partes se les avisa y queda en la auditoría.',
  'GET /pqr/case/{_id}':
    'Lo que hace falta para responder una PQR: la persona, su servicio, los pagos y devoluciones, y lo que se le envió.',
  'GET /pqr/assignees/{_id}': 'A quién del equipo se puede asignar una PQR.',
  'POST /pqr/assign/{_id}':
    'Asigna una PQR a alguien del equipo, o a nadie; si el responsable cambió desde que se leyó, se rechaza.',
  'GET /pqr/template': 'Las plantillas de respuesta, por nombre.',
  'POST /pqr/template': 'Crea una plantilla de respuesta; lo que va entre llaves lo llena cada caso.',
  'POST /pqr/template/{_id}': 'Cambia una plantilla de respuesta; si cambió desde que se leyó, se rechaza.',
  'DELETE /pqr/template/{_id}': 'Elimina una plantilla de respuesta.',
  'GET /pqr/mail': 'Los correos que llegaron y no son de ninguna PQR, con la razón.',
  'POST /pqr/mail/join/{_id}': 'Une un correo a la PQR con este radicado, como lo que respondió su persona.',
  'POST /pqr/mail/file/{_id}': 'Registra un correo como PQR de una persona; el plazo corre desde que llegó.',
  'POST /pqr/mail/discard/{_id}': 'Descarta un correo, o lo trae de vuelta.',
  'GET /note/all/{_id}':
    'Las notas internas del equipo sobre un servicio o una PQR, la más reciente primero.',
  'GET /note/colleagues': 'A quién del equipo se puede mencionar en una nota.',
  'POST /note/write/{_id}':
    'Escribe una nota interna sobre un servicio o una PQR; a quien menciona se le avisa.',
  'POST /note/change/{_id}': 'Cambia una nota propia de hace menos de quince minutos.',
  'DELETE /note/{_id}': 'Retira una nota propia de hace menos de quince minutos.',
  'GET /signal/all':
    'Señales de fraude para administradores, con filtro por clase, estado, persona, vehículo o servicio. Ninguna decide nada.',
  'GET /signal/detail/{_id}':
    'Una señal con su evidencia: cuentas, vehículos, servicios y fotos, y cuándo; quien la abre queda en la auditoría.',
  'POST /signal/aside/{_id}':
    'Deja una señal a un lado, con el motivo; vuelve sola si llega evidencia nueva. Si cambió desde que se leyó, se rechaza.',
  'GET /message/unread': 'Las conversaciones propias con mensajes sin leer.',
  'POST /pqr/create':
    'Radica una PQR: cada quien la suya; administradores y soporte también a nombre de otro, con `userId` y `status`.',
  'GET /pqr/all': 'PQR: todas para administradores y soporte; para los demás, las suyas.',
  'GET /pqr/detail/{_id}':
    'Una PQR: cualquiera para administradores y soporte; para Contabilidad, también los reclamos de clientes sobre sus servicios; para los demás, la suya.',
  'PUT /pqr/update/{_id}':
    'Responde una PQR que no está solucionada, Contabilidad solo reclamos sobre servicios; de dos respuestas al mismo tiempo cuenta una.',
  'GET /search':
    'Personas, vehículos, servicios y PQR que puede ver quien pregunta, hasta cinco de cada uno.',
  'GET /audit/all':
    'El registro de auditoría, lo más reciente primero: quién hizo qué, sobre qué objeto y cuándo.',
  'GET /audit/verify':
    'Calcula de nuevo los sellos del registro, unos cientos por llamada: descubre lo que se cambió o se quitó.',
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
  'POST /integration/test/{_id}': 'Envía un evento de prueba a un webhook, sea lo que sea que recibe.',
  'GET /integration/delivery/all':
    'Lo enviado a los webhooks propios en los últimos 30 días, lo más reciente primero.',
  'GET /integration/delivery/{_id}': 'Un envío: el cuerpo que se firmó y cada intento.',
  'POST /integration/delivery/{_id}':
    'Envía de nuevo, con su mismo identificador: quien los guarda ve que es el mismo.',
}
