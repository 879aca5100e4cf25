/** Accounts, how people get in, what they are told. Part of `endpoints.texts.ts`. */
export const peopleTexts: Readonly<Record<string, string>> = {
  'GET /user/consent':
    'Los consentimientos propios: cuáles rigen y cada respuesta que se dio, la más reciente primero.',
  'POST /user/consent':
    'Da o retira un consentimiento; sin el de su ubicación no se toma ninguna posición de un conductor.',
  'POST /user/consent/account':
    'Acepta los términos y el tratamiento de datos en las palabras de hoy; lo ya aceptado queda como estaba.',
  'GET /user/detailscount':
    'Conductores de los últimos 30 días y de siempre, servicios finalizados y cancelados, pólizas emitidas.',
  'POST /user/image/upload/data': 'Sube un JPEG como `file` multipart para un perfil.',
  'POST /user/paper/{_id}':
    'Un papel de una persona, o una versión más nueva: propio, o de un conductor por su empresa. Cuenta cuando el equipo lo valida.',
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
    'Cambia una cuenta. Cada quien su nombre, teléfono y foto, y que ya corrigió lo pedido (`validation: pending`); los conductores, si están disponibles; un administrador, de cualquiera, también actividad, validación, papeles, identificación y, dentro del equipo, el rol. También acepta, sin cambios, lo que se leyó con `GET /user/detail/{_id}`; un dato que no le corresponde y llega distinto se rechaza por su nombre.',
  'POST /user/verifycode':
    'Pide un código por correo para una contraseña olvidada; un correo sin cuenta recibe la misma respuesta en el mismo tiempo.',
  'POST /user/resetpassword':
    'Pone una contraseña nueva con el código del correo: diez minutos, cinco intentos, un solo uso. Cierra todas las sesiones y no abre ninguna.',
  'POST /user/password': 'Cambia la propia contraseña con la anterior; las demás sesiones se cierran.',
  'GET /user/payaccount': 'A qué cuenta se le paga a un transportador y el cambio que espera su día.',
  'POST /user/payaccount':
    'Pide cambiar la cuenta de pago, con la contraseña: rige un día después; su dueño recibe un correo de inmediato y puede retirarlo.',
  'DELETE /user/payaccount': 'Retira el cambio de cuenta de pago que espera: queda la cuenta de antes.',
  'GET /user/secondfactor':
    'Si el ingreso pide un código además de la contraseña, desde cuándo y cuántos códigos de respaldo quedan.',
  'POST /user/secondfactor':
    'Da la clave para una aplicación de autenticación; cuenta cuando se escribe su primer código.',
  'PUT /user/secondfactor':
    'El primer código de la aplicación: desde entonces el ingreso lo pide. Responde, una sola vez, los códigos de respaldo.',
  'POST /user/secondfactor/codes': 'Códigos de respaldo nuevos; los anteriores dejan de servir.',
  'POST /user/secondfactor/off': 'Deja de pedir el código al ingresar; exige la contraseña y un código.',
  'POST /user/secondfactor/remove/{_id}':
    'Un administrador quita la verificación en dos pasos de quien perdió el celular y sus códigos, con su propia contraseña y un motivo; a su dueño se le avisa.',
  'GET /user/whatsapp': 'Si quien lo pide recibe avisos por WhatsApp, y en qué número.',
  'POST /user/whatsapp': 'Envía un código por WhatsApp al celular de la cuenta propia.',
  'PUT /user/whatsapp': 'Acepta los avisos por WhatsApp, con el código que llegó allí.',
  'DELETE /user/whatsapp': 'Nada más por WhatsApp; repetirlo no cambia nada.',
  'POST /user/data': 'Todo lo que se guarda de quien lo pide, por secciones, para llevárselo.',
  'GET /user/deletion': 'Qué impide eliminar la propia cuenta, y qué se conservaría de ella y por qué.',
  'POST /user/deletion':
    'Elimina la propia cuenta: se cierran sus sesiones y se borran sus datos; lo que la contabilidad debe conservar queda y se nombra.',
  'POST /auth/tokenbackoffice':
    'Ingresa con correo y contraseña, o con la cookie recordada cuando el cuerpo va vacío.',
  'POST /auth/firstadministrator':
    'Crea el primer administrador con el código de un solo uso que mostró la consola, e ingresa.',
  'POST /auth/logout': 'Termina esta sesión en todos los nodos y olvida la cookie recordada.',
  'POST /auth/ticket': 'Un pase de un solo uso (30 s) que abre el canal en vivo.',
  'GET /session/all': 'Sesiones vigentes: las propias, o las de `userId` para administradores.',
  'DELETE /session/{_id}':
    'Termina una sesión propia; un administrador, la de cualquiera. Su canal en vivo se cierra en un segundo.',
  'POST /registration/create':
    'Solicita una cuenta. Se envía un código por correo; la respuesta es la misma si el correo ya tiene cuenta.',
  'POST /registration/confirm':
    'Comprueba el correo con su código: crea la cuenta, en validación, e ingresa.',
  'POST /registration/resend':
    'Envía un código nuevo; el anterior deja de servir. A un id desconocido se responde lo mismo.',
  'GET /registration/town':
    'Municipios de Colombia cuyo nombre corresponde al texto, para quien todavía no tiene sesión.',
  'POST /invitation/read': 'A quién invita quién: para la página detrás del enlace del correo.',
  'POST /invitation/accept': 'El conductor fija su contraseña, una sola vez, e ingresa.',
  'POST /enterprise/driver':
    'Una empresa registra un conductor suyo, que queda en validación; un administrador, para la empresa que nombre. Con correo, recibe la invitación para fijar su contraseña.',
  'PUT /enterprise/driver/{_id}':
    'Cambia un conductor propio: teléfono, foto, versiones nuevas de sus papeles, correo mientras no haya ingresado, que ya corrigió lo pedido, y suspenderlo. Activarlo le corresponde al equipo de la plataforma.',
  'POST /enterprise/invite/{_id}':
    'Envía a un conductor propio una invitación nueva; el enlace anterior deja de servir.',
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
  'GET /notification/sent/{_id}':
    'Los avisos que causó un servicio, el más reciente primero: a quién, por dónde salió cada uno y qué pasó con él.',
  'GET /notification/seen/{_id}':
    'Quién ha leído la conversación de un servicio y hasta dónde, y quién del equipo la abrió por una PQR.',
  'GET /paper/missing/{_id}':
    'Los documentos que se le piden a una persona o a un vehículo y nunca se cargaron: qué bloquea cada uno y cuándo se pidió.',
  'POST /paper/ask/{_id}':
    'Pide a su dueño un documento que falta, que se le rechazó o que vence en 30 días; se pide otra vez después de un día.',
  'GET /paper/review':
    'Los documentos que esperan una mirada, del más antiguo al más nuevo. Con ellos, cuántos son y el ritmo de quien revisa.',
  'GET /paper/review/{_id}':
    'Un documento por revisar: sus imágenes, los datos registrados de su dueño o vehículo y sus otros documentos.',
  'POST /paper/judge/{_id}':
    'Valida o rechaza un documento. Un rechazo lleva un motivo de la lista; las fechas que se lean en la imagen se guardan con la validación.',
  'POST /paper/undo/{_id}': 'Deshace lo que se dijo de un documento, hasta 10 segundos después.',
  'GET /paper/ending':
    'Papeles vigentes que vencieron o vencen en 30 días: todos para los administradores; si no, los de quien llama, sus vehículos y sus conductores.',
}
